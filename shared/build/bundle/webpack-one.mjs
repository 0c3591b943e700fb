/**
 * One webpack build in a process of its own, with NODE_ENV set before anything is loaded: Lingui's compiler reads it
 * from the environment, whatever webpack's mode says.
 * Usage: node webpack-one.mjs <shell|monolith|paint|remote> <out> [folder] [version]
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import webpack from 'webpack';

import { root } from '../paths.mjs';
import { compressFolder } from './compress.mjs';

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
