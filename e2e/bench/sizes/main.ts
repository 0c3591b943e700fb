/** Disk size of people on a PostgreSQL, in a process of its own: prints one line of JSON per table. */
import { join } from 'node:path';

import { sql } from 'kysely';

import { makeDemo } from '../../../api/src/demo';
import { openBenchDatabase } from '../rows/open-database';
import { multiply } from './multiply';

const { BENCH_COPIES, BENCH_URL, BENCH_FOLDER } = process.env;
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

const { db, services, settle, close } = await openBenchDatabase({
  name: 'sizes',
  workerFile: join(import.meta.dirname, 'embedded.worker.js'),
  url: BENCH_URL,
  folder: BENCH_FOLDER ?? '',
});
try {
  await makeDemo({ services, say: () => undefined });
  await sql`SELECT sum_up_facts()`.execute(db);
  await multiply(db, Number(BENCH_COPIES));
  await settle();
  const { rows } = await sql<object>`
    SELECT relname AS "table", (SELECT count(*) FROM users) AS people, reltuples::int AS rows,
      pg_table_size(oid) AS heap, pg_indexes_size(oid) AS indexes
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY pg_total_relation_size(oid) DESC`.execute(
    db,
  );
  for (const row of rows) say(row);
} finally {
  await close();
}
process.exit(0);
