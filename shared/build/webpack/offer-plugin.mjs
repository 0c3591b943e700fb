import webpack from 'webpack';

import { readJson, root } from '../paths.mjs';
import { publicKeys } from '../release/keys.mjs';
import { offered, sharedModules } from '../shared-modules.mjs';
import { namesOfPackage } from './needs/mentioned-names.mjs';
import { readCompatibility } from './needs/compatibility.mjs';

/** @typedef {import('../../contract/remotes/compatibility.js').Offer} Offer */

const PLUGIN = 'OfferPlugin';
/** Other plugins find out at the same hook what each module exports. */
const LATE = 1000;
/** Of these the shell offers a part. */
const offeredBy = new Map([
  ['react-router-dom', './offered-router'],
  ['@emotion/react', './offered-emotion'],
]);

/** Writes `offer.json` beside the shell's files: what a version of a remote is compared with before it goes live. */
export class OfferPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      /** @type {Offer['shared']} */
      let shared = {};
      compilation.hooks.finishModules.tap({ name: PLUGIN, stage: LATE }, () => {
        shared = exportsOf(compilation, sharedModules);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const { version } = readJson(`${root}/package.json`);
        const { contract, events, slots } = await readCompatibility();
        const versions = Object.fromEntries(sharedModules.map((module) => [module, offered[module]?.version ?? '']));
        // The offer includes the trusted keys, so that a release that the shell would refuse is not made.
        /** @type {Offer & { keys: string[] }} */
        const offer = { version, contract, shared, versions, events, slots, keys: publicKeys() };
        compilation.emitAsset('offer.json', new webpack.sources.RawSource(JSON.stringify(offer, null, 2)));
      });
    });
  }
}

/**
 * The names that each module exports, as the build sees them; of a CommonJS module, which defines them when it runs, as Node sees them.
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} requests
 */
function exportsOf({ modules, moduleGraph, compiler }, requests) {
  /** @type {Map<string, import('webpack').Module>} */
  const found = new Map();
  for (const module of modules) {
    for (const dependency of [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)]) {
      const { request } = /** @type {{ request?: string }} */ (dependency);
      const name = requests.find((one) => (offeredBy.get(one) ?? one) === request);
      if (!name || found.has(name)) continue;
      const target = moduleGraph.getModule(dependency);
      if (target) found.set(name, target);
    }
  }
  const missing = requests.filter((request) => !found.has(request));
  if (missing.length > 0) throw new Error(`${PLUGIN}: the shell does not import ${missing.join(', ')}`);
  return Object.fromEntries(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([request, module]) => {
        const provided = moduleGraph.getExportsInfo(module).getProvidedExports();
        if (!Array.isArray(provided)) return [request, namesOfPackage(request, compiler.context).sort()];
        // The page takes the whole of a CommonJS module as its default.
        const isEsm = module.buildMeta?.exportsType === 'namespace';
        return [request, [...provided, ...(isEsm ? [] : ['default'])].sort()];
      }),
  );
}
