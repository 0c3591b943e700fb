/**
 * `npm run bench`: what federation, the server's layers, a long list and millions of rows cost. Prints ratios within one
 * run: times of one machine on one day mean nothing. `-- pages`, `-- typing`, `-- api` or `-- rows` runs a part;
 * `-- --rounds 15` for calmer medians, `-- rows --rows 100000` for fewer rows.
 */
import { ensureInstalled } from '../../shared/build/lib/install.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
const number = (/** @type {string} */ name, /** @type {number} */ otherwise) =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;
const rounds = number('--rounds', 7);
const parts = args.filter((arg) => ['pages', 'typing', 'api', 'rows'].includes(arg));
const wanted = (/** @type {string} */ part) => parts.length === 0 || parts.includes(part);

if (['pages', 'typing', 'api'].some(wanted)) {
  const { buildAll } = await import('../../shared/build/lib/build-all.mjs');
  await buildAll({ monolith: true });
}
if (wanted('pages')) await (await import('./pages.mjs')).benchPages(rounds);
if (wanted('typing')) await (await import('./typing.mjs')).benchTyping(rounds);
if (wanted('api')) await (await import('./api.mjs')).benchApi(rounds);
if (wanted('rows')) {
  await (await import('./rows.mjs')).benchRows({ rows: number('--rows', 2_005_000), calls: number('--calls', 60) });
}
process.exit(0);
