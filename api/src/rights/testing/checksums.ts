import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';

/** What any call may add to: who was refused, how often somebody tried, when a session was last used. */
const unwatched = ['audit_log', 'rate_limits', 'sessions', 'kysely_migration', 'kysely_migration_lock'];

/** A sum of every row of every table: two are equal where nothing was changed between them. */
export async function checksums(db: Db, without: readonly string[] = unwatched): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND n.nspname = 'public' ORDER BY relname`.execute(db);
  const sums = rows
    .filter(({ name }) => !without.includes(name))
    .map(
      ({ name }) =>
        sql`SELECT ${sql.lit(name)} AS name, coalesce(md5(string_agg(md5(row::text), '' ORDER BY md5(row::text))), '') AS sum
          FROM ${sql.table(name)} AS row`,
    );
  const found = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` UNION ALL `)}`.execute(db);
  return Object.fromEntries(found.rows.map(({ name, sum }) => [name, sum]));
}
