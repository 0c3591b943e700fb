import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

import { workFolder } from '../paths.mjs';
import { swcOptions } from '../swc.mjs';

/** Stylesheets are files of their own: the page's policy lets no script write them. */
export const styleRule = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, 'css-loader'],
  sideEffects: true,
};

export const stylePlugin = () => new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' });

const besideThis = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));
const configFiles = readdirSync(besideThis('.'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mjs'))
  .concat(['../swc.mjs', '../shared-modules.mjs', '../../lingui.config.mjs'])
  .map(besideThis);

/** Packages are compiled already; the rooms travel as sources, also where they are a package. */
const isCompiled = (/** @type {string} */ file) =>
  /[\\/]node_modules[\\/](?!@passerelle[\\/]shared[\\/])(?!.*[\\/]node_modules[\\/])/.test(file);

/**
 * V8 compiles a function when it is first called, on the main thread, unless this comment says that loading calls most of
 * them: then all in the background, while the script loads. Other engines ignore it.
 */
const compileWhileLoading = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // The minimizer, which runs before, removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/**
 * Settings shared by shell, remotes and the single-bundle build.
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
      // A dev server replaces what it serves, and has nothing kept by browsers.
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
        // The JSX of production in development too: a remote from source runs with the React of a built shell.
        { test: /\.tsx?$/, exclude: isCompiled, loader: 'swc-loader', options: swcOptions() },
        {
          test: /\.po$/,
          loader: '@lingui/loader',
          options: { failOnMissing: true, failOnCompileError: true },
          type: 'javascript/esm',
        },
        { test: /\.(woff2|svg|png|webp|gif)$/, type: 'asset/resource' },
        // A worker is a script of its own; some servers know no type for .mjs, and a browser runs none without it.
        { test: /\.worker\.min\.mjs$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8].js' } },
      ],
    },
    optimization: {
      // A build with an error emits nothing: the open page keeps the previous one.
      emitOnErrors: false,
      minimize: !development,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          exclude: /\.min\.\w+\.js$/,
          terserOptions: { format: { comments: false } },
          extractComments: false,
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ MONOLITH: JSON.stringify(monolith) }),
      ...(development ? [] : [compileWhileLoading()]),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workFolder(context), 'webpack'),
      name: `${name}-${development ? 'dev' : 'prod'}${monolith ? '-monolith' : ''}`,
      version: createHash('sha256').update(process.version).digest('hex').slice(0, 8),
      // The configuration is put together by code: what was built with other code is not taken from the cache.
      buildDependencies: { config: configFiles },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
