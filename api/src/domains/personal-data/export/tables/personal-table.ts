import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../../platform/database/schema';

type Table = keyof Database;
type Column<T extends Table> = keyof Database[T] & string;

/** The personal data of a table: the rows of a person, the exported columns, and the withheld ones. */
export interface PersonalTable {
  table: Table;
  /** The column that names the person, or the owned parent row. */
  owner: string;
  of: (userId: string) => RawBuilder<SqlBool>;
  exported: readonly string[];
  withheld: readonly string[];
}

/** Columns for sorting and search, derived from exported ones. */
const derived = ['sort_name', 'sort_first_name', 'sort_title', 'search', 'referrer_search', 'transcript', 'preview'];

/** Rows that name the person directly. Withheld columns are explained beside their table. */
export const ownRows = <T extends Table>(
  table: T,
  owner: Column<T>,
  exported: readonly Column<T>[],
  withheld: readonly Column<T>[] = [],
): PersonalTable => ({
  table,
  owner,
  exported,
  withheld: [owner, ...derived, ...withheld],
  of: (userId) => sql`${sql.ref(`${table}.${owner}`)} = ${userId}`,
});

/** Rows that belong to one of the person's own. */
export const childRows = <T extends Table, P extends Table>(
  table: T,
  link: Column<T>,
  [parent, key, owner]: readonly [P, Column<P>, Column<P>],
  exported: readonly Column<T>[],
  withheld: readonly Column<T>[] = [],
): PersonalTable => ({
  table,
  owner: link,
  exported,
  withheld: [...derived, ...withheld],
  of: (userId) => sql`${sql.ref(`${table}.${link}`)} IN (
    SELECT ${sql.ref(key)} FROM ${sql.table(parent)} WHERE ${sql.ref(owner)} = ${userId})`,
});
