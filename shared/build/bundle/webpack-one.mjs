/**
 * One webpack build in a process of its own, with NODE_ENV set before anything is loaded: Lingui's compiler reads it
 * from the environment, whatever webpack's mode says.
 * Usage: node webpack-one.mjs <shell|monolith|paint|remote> <out> [folder] [version]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import webpack from 'webpack';

import { root } from '../paths.mjs';

const compressible = /\.(js|css|html|svg|json)$/;

/** Written anew when the first paints are drawn, and read by tools only. */
const RELEASE_FILE = 'release.json';

/**
 * Compresses every text file once, at build time: the server only picks the variant that the browser takes.
 * @param {string} folder
 */
async function compressFolder(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => compressible.test(file) && file !== RELEASE_FILE);
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

const [kind = '', out = '', folder = '', version] = process.argv.slice(2);

const configOf = async () => {
  if (kind === 'remote') {
    const { default: config } = await import(pathToFileURL(join(resolve(root, folder), 'webpack.config.mjs')).href);
    return config({ out, version });
  }
  if (kind === 'monolith') return (await import('../webpack/monolith.mjs')).monolithConfig({ out });
  if (kind === 'paint') return (await import('../webpack/paint.mjs')).paintConfig({ out });
  return (await import('../webpack/shell.mjs')).shellConfig({ out });
};

const compiler = webpack(await configOf());
compiler.run((error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-only' }));
    process.exit(1);
  }
  if (stats.hasWarnings()) console.error(stats.toString({ preset: 'errors-warnings' }));
  compiler.close(() => void (kind === 'paint' ? Promise.resolve() : compressFolder(out)).then(() => process.exit(0)));
});
