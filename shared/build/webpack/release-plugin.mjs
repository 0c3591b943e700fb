import webpack from 'webpack';

import { checkDescriptor } from '../bundle/check-descriptor.mjs';
import { rangesOf } from '../shared-modules.mjs';
import { integrityOf } from './integrity-of.mjs';
import { needsOf } from './needs/needs-of.mjs';
import { sharedImports } from './needs/shared-imports.mjs';
import { readCompatibility } from './needs/compatibility.mjs';
import { sharedOf, usesOf } from './needs/uses.mjs';
import { descriptorFile, readDescriptor } from './read-descriptor.mjs';

/**
 * @typedef {import('../../contract/remotes/descriptor.ts').RemoteDescriptor} RemoteDescriptor
 * @typedef {import('../../contract/remotes/release.ts').Build} Build
 */

const PLUGIN = 'ReleasePlugin';

/**
 * Writes `release.json` beside the files of the version: the descriptor, the entry, the hash of every file, which files
 * each screen needs, and what the version needs of a shell. A release is made of it; nothing about a remote is known
 * anywhere else. `uses.json` says where each shared name is imported, for when a shell does not offer it.
 */
export class ReleasePlugin {
  /** @param {{ version: string | undefined, global: string }} options `version`: another than the descriptor's. */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      /** @type {ReturnType<typeof sharedImports>} */
      let imports = [];
      compilation.hooks.afterChunks.tap(PLUGIN, () => void (imports = sharedImports(compilation)));

      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        compilation.fileDependencies.add(descriptorFile(compiler.context));
        // A build that has failed already says why, and has not found what would be missed here.
        if (compilation.errors.length > 0) return;
        try {
          await write(compilation, imports, this.options);
        } catch (error) {
          // Reported as a compile error, so that watching continues.
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {ReturnType<typeof sharedImports>} imports
 * @param {{ version: string | undefined, global: string }} options
 */
async function write(compilation, imports, { version, global }) {
  const { context } = compilation.compiler;
  await checkDescriptor(context);
  const descriptor = readDescriptor(context, version);
  const uses = usesOf(imports, context);
  const shared = sharedOf(uses);
  const needs = needsOf(descriptor, { shared, versions: rangesOf(Object.keys(shared)) }, await readCompatibility());
  emitJson(compilation, 'uses.json', uses);
  emitJson(compilation, 'release.json', { ...describe(compilation, descriptor, global), needs });
}

/** @param {import('webpack').Compilation} compilation @param {string} name @param {unknown} value */
const emitJson = (compilation, name, value) =>
  compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(value, null, 2)));

/**
 * @param {import('webpack').Compilation} compilation
 * @param {RemoteDescriptor} descriptor
 * @param {string} global
 * @returns {Omit<Build, 'needs'>}
 */
function describe(compilation, descriptor, global) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const asset of compilation.getAssets()) {
    // A dev server's hot updates belong to an open page.
    if (/\.(m?js|css)$/.test(asset.name) && !asset.info.hotModuleReplacement)
      files[asset.name] = integrityOf(asset.source.buffer());
  }
  const filesOf = (/** @type {string} */ chunkName) =>
    (compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? []).filter((file) => file in files);
  const entry = filesOf(global).find((file) => file.startsWith('entry'));
  if (!entry) throw new Error(`There is no entry among ${Object.keys(files).join(', ')}`);
  /** @type {Record<string, string[]>} */
  const screens = {};
  for (const { screen } of descriptor.routes) {
    if (!compilation.namedChunkGroups.has(screen)) {
      throw new Error(`remote.json names the screen "${screen}", but no chunk bears that name`);
    }
    screens[screen] = [...new Set([...filesOf('remote'), ...filesOf(screen)])];
  }
  return { ...descriptor, global, entry, files, screens };
}
