/**
 * Stands in for the parts of the federation runtime that this product never calls (`shared/build/webpack/slim-federation.mjs`):
 * entries are registered directly, nothing is preloaded by it, nothing runs in Node, and of a shared module there is one version.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = (): object => ({});

const isNotThere = (): never => {
  throw new Error('This part of the federation runtime is not in the page');
};

export {
  isNotThere as createScriptNode,
  isNotThere as formatPreloadArgs,
  isNotThere as generatePreloadAssetsPlugin,
  isNotThere as loadScriptNode,
  isNotThere as preloadAssets,
  isNotThere as satisfy,
  isNotThere as snapshotPlugin,
};
