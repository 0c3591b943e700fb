import { createHash } from 'node:crypto';

import { build } from 'esbuild';
import webpack from 'webpack';

const PLUGIN = 'EarlyScriptPlugin';

/** A script that the document runs before the page's own is there: a file by itself, without any runtime. */
export class EarlyScriptPlugin {
  /** @param {{ name: string, file: string }} options */
  constructor({ name, file }) {
    this.name = name;
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
        const { outputFiles } = await build({
          entryPoints: [this.file],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
        });
        compilation.fileDependencies.add(this.file);
        const text = outputFiles[0]?.text ?? '';
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        compilation.emitAsset(`${this.name}.${hash}.js`, new webpack.sources.RawSource(text), { minimized: true });
      });
    });
  }
}
