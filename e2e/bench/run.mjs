/**
 * `npm run bench`: what federation, the server's layers, a long list, millions of rows and one greedy participant cost.
 * Prints ratios within one run: times of one machine on one day mean nothing. `-- pages`, `-- typing`, `-- api`, `-- rows` or
 * `-- neighbours` runs a part;
 * `-- neighbours --server --waits` (or `--embedded`, `--memory`) runs a part of that;
 * `-- --rounds 15` for calmer medians, `-- rows --rows 100000` for fewer rows.
 */
import { ensureInstalled } from '../../shared/build/lib/install.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
const number = (/** @type {string} */ name, /** @type {number} */ otherwise) =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;
const rounds = number('--rounds', 7);
const parts = args.filter((arg) => ['pages', 'typing', 'api', 'rows', 'neighbours'].includes(arg));
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
if (wanted('neighbours')) {
  const chosen = (/** @type {string} */ name) => args.includes(`--${name}`);
  /** @template {string} T @param {readonly T[]} all */
  const some = (all) => (all.some(chosen) ? all.filter(chosen) : all);
  await (
    await import('./neighbours.mjs')
  ).benchNeighbours({
    calls: number('--calls', 400),
    rounds: number('--rounds', 3),
    engines: some(/** @type {const} */ (['server', 'embedded'])),
    what: some(/** @type {const} */ (['waits', 'memory'])),
  });
}
process.exit(0);
