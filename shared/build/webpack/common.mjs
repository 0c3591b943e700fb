import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

import { root } from '../paths.mjs';
import { swcOptions } from '../swc.mjs';

const poLoader = fileURLToPath(new URL('./po-loader.mjs', import.meta.url));

/**
 * What shell, remotes and the single-bundle build have in common.
 * @param {{ context: string, out: string, name: string, development?: boolean, monolith?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function commonConfig({ context, out, name, development = false, monolith = false }) {
  return {
    name,
    context,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    output: {
      path: out,
      clean: true,
      chunkLoading: 'jsonp',
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      // An unknown export is a mistake of ours, not something to find out in the page.
      strictExportPresence: true,
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, loader: 'swc-loader', options: swcOptions({ development }) },
        { test: /\.po$/, loader: poLoader, type: 'javascript/esm' },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: !development,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { format: { comments: false } },
          extractComments: false,
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ MONOLITH: JSON.stringify(monolith), DEVELOPMENT: JSON.stringify(development) }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-${development ? 'dev' : 'prod'}${monolith ? '-monolith' : ''}`,
      version: createHash('sha256').update(process.version).digest('hex').slice(0, 8),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
