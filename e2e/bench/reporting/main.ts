/** The bench of the reporting's figures on one engine, in a process of its own: prints one line of JSON per target. */
import { sql } from 'kysely';
import { join } from 'node:path';

import { measure, type Timed } from '../rows/measure';
import { type BenchDatabase, openBenchDatabase } from '../rows/open-database';
import { idText } from '../users/fill';
import { byHand } from './by-hand';
import { fillFacts } from './fill';
import { askedOf, callsOf, type Span, week, year } from './panels';
import { measureWrites } from './writes';

const { BENCH_PEOPLE, BENCH_FACTS, BENCH_CALLS, BENCH_ONLY = '', BENCH_URL, BENCH_FOLDER } = process.env;
const workerFile = join(import.meta.dirname, 'embedded.worker.js');
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

const sets: Record<string, { facts: number; span: Span }> = {
  week: { facts: Math.round(Number(BENCH_FACTS) / 50), span: week },
  year: { facts: Number(BENCH_FACTS), span: year },
};

const wantedOf = (span: Span) =>
  Object.fromEntries(Object.entries(callsOf(span)).filter(([name]) => name.startsWith(BENCH_ONLY)));

async function openFigures({ db, signIn, time }: BenchDatabase, span: Span): Promise<Timed> {
  const owner = await sql<{ id: string }>`SELECT ${sql.raw(idText('u', 0))} AS id`.execute(db);
  const cookie = await signIn(owner.rows[0]?.id ?? '');
  return { calls: () => Promise.resolve(wantedOf(span)), time: (path) => time(path, cookie) };
}

/** The same figures by statements that were written for them. */
const openByHand = ({ db }: BenchDatabase, span: Span): Timed => ({
  calls: () => Promise.resolve(Object.fromEntries(Object.keys(wantedOf(span)).map((call) => [call, call]))),
  time: async (call) => {
    const statement = byHand[call]?.(askedOf(span));
    if (!statement) return Number.NaN;
    const begun = performance.now();
    await sql.raw(statement).execute(db);
    return performance.now() - begun;
  },
});

const opened: BenchDatabase[] = [];
try {
  const timed: Record<string, Timed> = {};
  for (const [name, { facts, span }] of Object.entries(sets)) {
    const database = await openBenchDatabase({ name, workerFile, url: BENCH_URL, folder: BENCH_FOLDER ?? '' });
    opened.push(database);
    const size = { people: Number(BENCH_PEOPLE), facts, days: span.days };
    await fillFacts(database.db, size, (step) => say({ set: name, ...step }));
    await database.settle();
    timed[name] = await openFigures(database, span);
    timed[`${name} by hand`] = openByHand(database, span);
  }
  for await (const line of measure(timed, Number(BENCH_CALLS))) say(line);
  const [ofYear] = opened.slice(-1);
  if (ofYear && BENCH_ONLY === '') for await (const line of measureWrites(ofYear.db)) say(line);
} finally {
  for (const database of opened) await database.close();
}
process.exit(0);
