import { sql, type Kysely } from 'kysely';
import { repeat, type Repetition } from '../repeat';
import type { Database } from './schema';

const INTERVAL_MS = 60_000;

interface Table {
  name: string;
}

/**
 * The rule of PostgreSQL's autovacuum: never analysed, or a tenth of the table has changed. Sizes are compared too, since
 * the counters of changes are lost when the engine is killed.
 */
const overdue = sql<Table>`
  SELECT format('%I', class.relname) AS name FROM pg_class AS class
  JOIN pg_stat_user_tables AS stat ON stat.relid = class.oid
  WHERE stat.schemaname = current_schema()
    AND (greatest(stat.n_dead_tup, stat.n_mod_since_analyze, stat.n_ins_since_vacuum)
        > 50 + 0.1 * greatest(class.reltuples, 0)
      OR pg_relation_size(class.oid) / current_setting('block_size')::int > 20 + 1.1 * class.relpages
      OR (class.reltuples < 0 AND pg_relation_size(class.oid) > 0))
  ORDER BY class.relname`;

/**
 * Vacuums and analyses the tables that have changed much, and returns their names. The embedded engine has no autovacuum,
 * and without statistics it reads whole tables instead of using an index.
 */
export async function vacuumChangedTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await overdue.execute(db);
  for (const { name } of rows) await sql`VACUUM (ANALYZE) ${sql.raw(name)}`.execute(db);
  return rows.map(({ name }) => name);
}

export const scheduleVacuum = (db: Kysely<Database>, say: (sentence: string) => void): Repetition =>
  repeat({
    intervalMs: INTERVAL_MS,
    run: () => vacuumChangedTables(db),
    onError: (error) => say(`The tables could not be vacuumed: ${String(error)}`),
  });
