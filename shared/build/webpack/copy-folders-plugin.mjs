import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

const PLUGIN = 'CopyFoldersPlugin';

/** Puts folders of a package beside the files of the build as they are: what a library asks for by name, when it needs it. */
export class CopyFoldersPlugin {
  /** @param {Record<string, string>} folders Where in the build, to where from. */
  constructor(folders) {
    this.folders = folders;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const [to, from] of Object.entries(this.folders)) {
          for (const { name } of readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile())) {
            const source = new webpack.sources.RawSource(readFileSync(join(from, name)));
            // The package ships it minified.
            compilation.emitAsset(`${to}/${name}`, source, { minimized: true });
          }
        }
      });
    });
  }
}
