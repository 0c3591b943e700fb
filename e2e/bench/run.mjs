/**
 * `npm run bench`: what federation, the server's layers, a long list, a wide table, millions of rows, people or facts, short names, an import of people and one
 * greedy participant cost.
 * Prints ratios within one run: times of one machine on one day mean nothing. `-- pages`, `-- typing`, `-- table`, `-- api`, `-- rows`, `-- users`, `-- names`, `-- reporting`,
 * `-- import`, `-- sizes` (what ten million people take of the disk), `-- crowd` (fifty people at once) or `-- neighbours` runs a part;
 * `-- pages --phone` (or `--desk`), `-- pages --before <folder>` against the built pages of an earlier state;
 * `-- neighbours --server --waits` (or `--embedded`, `--memory`) runs a part of that;
 * `-- users --server --lists` (or `--embedded`, `--export`) likewise; `-- reporting --embedded --facts 500000`,
 * `-- reporting --only seats --calls 200` for calls whose name begins so;
 * `-- --rounds 15` for calmer medians, `-- rows --rows 100000 --server` for fewer rows on one engine, `-- users --people 100000` for fewer people.
 */
import { ensureInstalled } from '../../shared/build/lib/install.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
const number = (/** @type {string} */ name, /** @type {number} */ otherwise) =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;
const text = (/** @type {string} */ name) => (args.includes(name) ? String(args[args.indexOf(name) + 1]) : '');
const rounds = number('--rounds', 7);
const parts = args.filter((arg) =>
  [
    'pages',
    'typing',
    'table',
    'api',
    'rows',
    'users',
    'names',
    'reporting',
    'import',
    'neighbours',
    'sizes',
    'crowd',
  ].includes(arg),
);
const chosen = (/** @type {string} */ name) => args.includes(`--${name}`);
/** @template {string} T @param {readonly T[]} all */
const some = (all) => (all.some(chosen) ? all.filter(chosen) : all);
const wanted = (/** @type {string} */ part) => parts.length === 0 || parts.includes(part);

if (['pages', 'typing', 'table', 'api'].some(wanted)) {
  const { buildAll } = await import('../../shared/build/bundle/build-all.mjs');
  await buildAll({ monolith: !args.includes('--before') });
}
if (wanted('pages')) {
  await (
    await import('./pages.mjs')
  ).benchPages(rounds, {
    ...(args.includes('--before') && { before: text('--before') }),
    what: some(/** @type {const} */ (['desk', 'phone'])),
  });
}
if (wanted('typing')) await (await import('./typing.mjs')).benchTyping(rounds);
if (wanted('table')) await (await import('./wide-table.mjs')).benchWideTable(rounds);
if (wanted('api')) await (await import('./api.mjs')).benchApi(rounds);
if (wanted('rows')) {
  await (
    await import('./rows.mjs')
  ).benchRows({
    rows: number('--rows', 2_005_000),
    calls: number('--calls', 60),
    engines: some(/** @type {const} */ (['server', 'embedded'])),
  });
}
if (wanted('users')) {
  await (
    await import('./users.mjs')
  ).benchUsers({
    people: number('--people', 1_000_000),
    calls: number('--calls', 40),
    rounds: number('--rounds', 3),
    engines: some(/** @type {const} */ (['server', 'embedded'])),
    what: some(/** @type {const} */ (['lists', 'export'])),
  });
}
if (wanted('names')) {
  await (
    await import('./names.mjs')
  ).benchNames({
    rows: number('--rows', 100_000),
    calls: number('--calls', 60),
    engines: some(/** @type {const} */ (['server', 'embedded'])),
  });
}
if (wanted('reporting')) {
  await (
    await import('./reporting.mjs')
  ).benchReporting({
    people: number('--people', 20_000),
    facts: number('--facts', 5_000_000),
    calls: number('--calls', 40),
    only: text('--only'),
    engines: some(/** @type {const} */ (['server', 'embedded'])),
  });
}
if (wanted('crowd')) {
  await (
    await import('./crowd.mjs')
  ).benchCrowd({
    people: number('--people', 50),
    seconds: number('--seconds', 20),
    engines: some(/** @type {const} */ (['server', 'embedded'])),
  });
}
if (wanted('sizes')) await (await import('./sizes.mjs')).benchSizes({ copies: number('--copies', 400) });
if (wanted('import')) {
  await (await import('./import.mjs')).benchImport({ rows: number('--rows', 10_000), rounds: number('--rounds', 3) });
}
if (wanted('neighbours')) {
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
