import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema';

type Table = keyof Database;
type Column<T extends Table> = keyof Database[T] & string;

/** What a table keeps about a person: whose a row is, what of it is told, and what is not and why. */
export interface Holding {
  table: Table;
  /** The column that names the person, or the parent whose row the person has. */
  owner: string;
  of: (userId: string) => RawBuilder<SqlBool>;
  told: readonly string[];
  withheld: readonly string[];
}

/** Of every list of people and things: made of what is told anyway, to sort and to search by. */
const made = ['sort_name', 'sort_first_name', 'sort_title', 'search'];

/** Rows that name the person themselves. Columns that are not told are named beside their table in a comment. */
export const own = <T extends Table>(
  table: T,
  owner: Column<T>,
  told: readonly Column<T>[],
  withheld: readonly Column<T>[] = [],
): Holding => ({
  ...{ table, owner, told, withheld: [owner, ...made, ...withheld] },
  of: (userId) => sql`${sql.ref(`${table}.${owner}`)} = ${userId}`,
});

/** Rows that belong to one of the person's own. */
export const within = <T extends Table, P extends Table>(
  table: T,
  link: Column<T>,
  [parent, key, owner]: readonly [P, Column<P>, Column<P>],
  told: readonly Column<T>[],
  withheld: readonly Column<T>[] = [],
): Holding => ({
  ...{ table, owner: link, told, withheld: [...made, ...withheld] },
  of: (userId) => sql`${sql.ref(`${table}.${link}`)} IN (
    SELECT ${sql.ref(key)} FROM ${sql.table(parent)} WHERE ${sql.ref(owner)} = ${userId})`,
});
