/**
 * One name that one module of the build takes from a shared one.
 * @typedef {{ module: string, name: string, file: string }} SharedImport
 */

/** Stands for a shared module that is taken as a whole, so that the names it uses are unknown. */
export const WHOLE = '*';

const CONSUMED = 'consume-shared-module';

/**
 * Every name that is taken from the shared modules by code that is shipped. To be asked once it is known what is used, and
 * before modules are melted into one another.
 * @param {import('webpack').Compilation} compilation
 * @returns {SharedImport[]}
 */
export const sharedImports = ({ modules, moduleGraph, chunkGraph }) =>
  [...modules]
    .filter(({ type }) => type === CONSUMED)
    .flatMap((consumed) => {
      const { shareKey } = /** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (consumed)).options;
      return [...moduleGraph.getIncomingConnections(consumed)].flatMap((connection) => {
        const { dependency, originModule } = connection;
        if (!dependency || !originModule || !connection.isActive(undefined)) return [];
        if (chunkGraph.getNumberOfModuleChunks(originModule) === 0) return [];
        const file = (originModule.nameForCondition() ?? originModule.identifier()).replaceAll('\\', '/');
        return namesTaken(dependency, moduleGraph).map((name) => ({ module: shareKey, name, file }));
      });
    });

/**
 * @param {import('webpack').Dependency & { getIds?: (graph: import('webpack').ModuleGraph) => string[] }} dependency
 * @param {import('webpack').ModuleGraph} moduleGraph
 */
function namesTaken(dependency, moduleGraph) {
  // Of `import React from 'react'` webpack speaks as of the whole, since it does not know what it will be given.
  const [id] = dependency.getIds?.(moduleGraph) ?? [];
  if (id !== undefined) return [id];
  return dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((referenced) => (Array.isArray(referenced) ? referenced : referenced.name)[0] ?? WHOLE);
}
