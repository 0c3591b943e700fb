import { existsSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { root } from '../paths.mjs';

const packages = join(root, 'node_modules/@module-federation');

/** Of the federation runtime, what this product never calls: manifests, preloading, Node, ranges of versions. */
const unused = [
  'runtime-core/dist/plugins/generate-preload-assets.js',
  'runtime-core/dist/plugins/snapshot/index.js',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js',
  'runtime-core/dist/utils/semver/index.js',
  'sdk/dist/node.js',
];

function replaced() {
  const moved = unused.filter((file) => !existsSync(join(packages, file)));
  if (moved.length > 0) throw new Error(`@module-federation has no ${moved.join(', ')}: see slim-federation.mjs`);
  const replacement = join(root, 'shell/src/federation/runtime/unused-federation.ts');
  return Object.fromEntries(unused.map((file) => [join(packages, file), replacement]));
}

/** Its ES modules alone: every module comes twice, and mixing the two would put both into the page. */
export const slimFederationAliases = () => ({
  '@module-federation/runtime-core$': join(packages, 'runtime-core/dist/index.js'),
  '@module-federation/runtime$': join(packages, 'runtime/dist/index.js'),
  '@module-federation/sdk$': join(packages, 'sdk/dist/index.js'),
  '@module-federation/error-codes$': join(packages, 'error-codes/dist/index.mjs'),
  ...replaced(),
});

/** Its packages do not say that what nobody imports of them may stay out. */
export const slimFederationRule = {
  test: /[\\/]node_modules[\\/]@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/]dist[\\/]/,
  sideEffects: false,
};

export const slimFederationPlugin = () =>
  new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' });

/**
 * What an entry does with the federation runtime is the same code in every remote. The shell has it, beside the runtime.
 * @param {{ request?: string }} module
 * @param {(error?: null, result?: string) => void} done
 */
export const bundlerRuntimeOfShell = ({ request = '' }, done) =>
  /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)
    ? done(null, 'var globalThis.passerelleFederation')
    : done();
