import { init } from '@module-federation/enhanced/runtime';
import type { Federation, WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

type BundlerRuntime = NonNullable<Federation['bundlerRuntime']>;

/**
 * What the entries of remotes do with the federation runtime: each of them would otherwise bring it. Left out is what a
 * remote of this product never does: use other remotes, provide modules, take a shared module before it is there.
 */
export const bundlerRuntime = {
  // An entry only asks whether it is there.
  runtime: {},
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    initContainerEntry,
    init: ({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }) => {
      if (!federation.initOptions) throw new Error('The entry has no name');
      return init(federation.initOptions);
    },
  } satisfies Partial<BundlerRuntime>,
};
