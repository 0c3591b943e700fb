import { fileURLToPath } from 'node:url';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

/** @typedef {import('webpack').Configuration} Configuration */

const runtime = fileURLToPath(new URL('./refresh-runtime.mjs', import.meta.url));

/** Marks the components of what was compiled, which stays what the React of a built shell runs as well. */
const marked = {
  test: /\.tsx$/,
  exclude: /[\\/]node_modules[\\/]/,
  enforce: /** @type {const} */ ('post'),
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  },
};

/** @param {Configuration} config @returns {Configuration} */
const refreshed = (config) => ({
  ...config,
  module: { ...config.module, rules: [...(config.module?.rules ?? []), marked] },
  plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ include: /\.tsx$/, overlay: false })],
});

/**
 * A shell that draws changed components anew and keeps their state, those of remotes too.
 * @param {Configuration} config
 * @returns {Configuration}
 */
export function refreshedShell(config) {
  const { plugins = [], ...rest } = refreshed(config);
  return { ...rest, plugins: [new webpack.EntryPlugin(import.meta.dirname, runtime, {}), ...plugins] };
}

/**
 * A remote whose changed components such a shell draws anew. In another shell nothing would be drawn.
 * @param {Configuration} config
 * @returns {Configuration}
 */
export function refreshedRemote(config) {
  const externals = [config.externals ?? []].flat();
  const ofShell = (/** @type {{ request?: string }} */ { request = '' }) =>
    Promise.resolve(/react-refresh[\\/]runtime(\.js)?$/.test(request) ? 'var globalThis.passerelleRefresh' : undefined);
  return { ...refreshed(config), externals: [...externals, ofShell] };
}
