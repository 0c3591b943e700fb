import { resolve } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

import { consumed } from '../shared-modules.mjs';
import { commonConfig, stylePlugin, styleRule } from './common.mjs';
import { CopyFoldersPlugin } from './copy-folders-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { readDescriptor } from './read-descriptor.mjs';
import { ReleasePlugin } from './release-plugin.mjs';

/**
 * The name under which one version of a remote registers in the page: every version has its own.
 * @param {string} name @param {string} version
 */
export const globalName = (name, version) => `${name}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');

/**
 * Name of the global array of chunks of one version; `reset-chunks.ts` of the shell resets it.
 * @param {string} global
 */
const chunksOf = (global) => `webpackChunk${global}`;

/**
 * @typedef {{ out?: string, version?: string, development?: boolean }} RemoteOptions Options of a build.
 */

/**
 * The one webpack configuration of all remotes.
 * @param {RemoteOptions & { context: string, copies?: Record<string, string> }} options
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({ context, out = 'dist', version, development = false, copies = {} }) {
  const descriptor = readDescriptor(context, version);
  const global = globalName(descriptor.name, descriptor.version);
  const base = commonConfig({ context, out: resolve(context, out), name: descriptor.name, development });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: global,
      chunkLoadingGlobal: chunksOf(global),
      publicPath: 'auto',
      // The folder of a version is never written twice: a hash of each file would say that once more, in every entry.
      ...(!development && { chunkFilename: '[name].js' }),
      // A module that throws is reported as its own error, and the next attempt runs it anew.
      strictModuleErrorHandling: true,
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), styleRule] },
    // One chunk per screen: what two screens share costs a request of its own and compresses worse than a copy in each.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: global,
        filename: development ? 'entry.js' : 'entry.[contenthash:8].js',
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: consumed,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        // The core of the runtime is the shell's.
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new CopyFoldersPlugin(copies),
      stylePlugin(),
      new IntegrityPlugin(),
      new ReleasePlugin({ version, global }),
    ],
  };
}
