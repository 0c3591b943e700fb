import { sql, type Kysely } from 'kysely';
import type { Database } from './schema';

const every = 60_000;

interface Table {
  name: string;
}

/**
 * As a server has it: never counted, or a tenth of the table has changed. Sizes say it too, since what was noted of changes
 * is lost when the engine is ended in the middle.
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
 * Sweeps and counts the tables that have changed much, and says which. A server does so by itself; the embedded engine
 * has nobody for it, and without statistics it reads whole tables where an index would lead it to a few rows.
 */
export async function tidy(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await overdue.execute(db);
  for (const { name } of rows) await sql`VACUUM (ANALYZE) ${sql.raw(name)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns how to stop. */
export function keepTidy(db: Kysely<Database>, say: (sentence: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const wait = (): void => {
    if (isOver) return;
    timer = setTimeout(() => {
      tidy(db)
        .catch((error: unknown) => say(`The tables could not be tidied: ${String(error)}`))
        .finally(wait);
    }, every);
    timer.unref();
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
