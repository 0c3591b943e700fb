/**
 * `npm run bench`: what federation costs, and what the server's layers cost. Prints ratios within one run: times of
 * one machine on one day mean nothing. `-- pages` or `-- api` runs a part; `-- --rounds 15` for calmer medians.
 */
import { ensureInstalled } from '../../shared/build/lib/install.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
const rounds = args.includes('--rounds') ? Number(args[args.indexOf('--rounds') + 1]) : 7;
const wanted = (/** @type {string} */ part) =>
  args.every((arg) => arg.startsWith('--') || /^\d+$/.test(arg)) || args.includes(part);

const { buildAll } = await import('../../shared/build/lib/build-all.mjs');
await buildAll({ monolith: true });
if (wanted('pages')) await (await import('./pages.mjs')).benchPages(rounds);
if (wanted('api')) await (await import('./api.mjs')).benchApi(rounds);
process.exit(0);
