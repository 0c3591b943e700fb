import { createHash } from 'node:crypto';

import webpack from 'webpack';

const PLUGIN = 'LiveRemotePlugin';

/**
 * Writes `live.json` beside the files of the version: the descriptor, the entry, the hash of every file and which
 * files each screen needs. The registry is made of these; nothing about a remote is known anywhere else.
 */
export class LiveRemotePlugin {
  /** @param {{ descriptor: Record<string, unknown>, global: string, development: boolean }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const live = describe(compilation, this.options);
        compilation.emitAsset('live.json', new webpack.sources.RawSource(JSON.stringify(live, null, 2)));
      });
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {{ descriptor: Record<string, unknown>, global: string }} options
 */
function describe(compilation, { descriptor, global }) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const asset of compilation.getAssets()) {
    if (/\.(js|css)$/.test(asset.name)) files[asset.name] = integrityOf(asset.source.buffer());
  }
  const filesOf = (/** @type {string} */ chunkName) =>
    (compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? []).filter((file) => file in files);
  const routes = /** @type {{ screen: string }[]} */ (descriptor.routes);
  const entry = filesOf(global).find((file) => file.startsWith('entry'));
  if (!entry) throw new Error(`${PLUGIN}: no entry among ${Object.keys(files).join(', ')}`);
  /** @type {Record<string, string[]>} */
  const screens = {};
  for (const { screen } of routes) {
    if (!compilation.namedChunkGroups.has(screen)) {
      throw new Error(`${PLUGIN}: remote.json names the screen "${screen}", but no chunk bears that name`);
    }
    screens[screen] = [...new Set([...filesOf('remote'), ...filesOf(screen)])];
  }
  return { ...descriptor, global, entry, files, screens };
}

/** @param {Buffer} bytes */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
