import webpack from 'webpack';

import { remoteNames } from '../paths.mjs';
import { monolithConfig } from './monolith.mjs';

/** Of packages only what Node cannot load by `require`; all others it takes from where they are installed. */
const bundled = /^(\.|\/|data:|@passerelle\/|ky$)/;

/** Settings that only a page needs of the build. */
const ofPages = ['HtmlWebpackPlugin', 'EarlyScriptPlugin'];

/**
 * Shell and remotes as one file for Node, which draws the first paint of their screens. Nothing of it comes to a page.
 * @param {{ out: string, remotes?: readonly string[] }} options
 * @returns {import('webpack').Configuration}
 */
export function paintConfig({ out, remotes = remoteNames() }) {
  const base = monolithConfig({ out, remotes });
  return {
    ...base,
    target: 'node20',
    entry: { paint: './src/paint/draw.tsx' },
    output: { ...base.output, filename: 'paint.cjs', library: { type: 'commonjs2' }, chunkLoading: false },
    externals: [({ request }, done) => (bundled.test(request) ? done() : done(null, `commonjs ${request}`))],
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !ofPages.includes(plugin?.constructor.name ?? '')),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    cache: { .../** @type {import('webpack').FileCacheOptions} */ (base.cache), name: 'paint' },
  };
}
