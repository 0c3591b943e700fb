import { sql } from 'kysely';
import type { Db } from '../../connection';

export interface Index {
  table: string;
  first: string | null;
  isPrimary: boolean;
  predicate: string | null;
}

export async function indexes(db: Db): Promise<Index[]> {
  const { rows } = await sql<Index>`
    SELECT i.indrelid::regclass::text AS table, a.attname AS first, i.indisprimary AS "isPrimary",
      pg_get_expr(i.indpred, i.indrelid) AS predicate
    FROM pg_index i
    JOIN pg_class t ON t.oid = i.indrelid
    JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'
    LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE t.relname NOT LIKE 'kysely%'
    ORDER BY 1, 2`.execute(db);
  return rows;
}

/** Usable by a look-up on this column alone: a foreign key look-up never says `deleted_at IS NULL`. */
export const serves = (index: Index, table: string, column: string): boolean =>
  index.table === table &&
  index.first === column &&
  (index.predicate === null || index.predicate === `(${column} IS NOT NULL)`);
