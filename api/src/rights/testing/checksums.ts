import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';

/** Tables that any call may write to: refusals, rate limits, the last use of a session. */
const unwatched = ['audit_log', 'rate_limits', 'sessions', 'kysely_migration', 'kysely_migration_lock'];

/** A checksum of every row of every table: equal if nothing changed. */
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
