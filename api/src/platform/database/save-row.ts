import { type Insertable, sql } from 'kysely';
import type { Db } from './connection';
import type { Database } from './schema';

/** The outcome of saving an item; `archived`: the imported content no longer has it. */
export type Outcome = 'created' | 'changed' | 'unchanged' | 'archived';

/** Called with the outcome of an item, or of a part of it, named by its path below the item. */
export type ReportOutcome = (outcome: Outcome, part?: string) => void;

export interface Saved {
  id: string;
  outcome: Exclude<Outcome, 'archived'>;
}

type Keyed = {
  [T in keyof Database]: Database[T] extends { id: unknown } ? T : never;
}[keyof Database];

interface Row<T extends Keyed> {
  /** The columns of a unique constraint that identify the row. */
  known: Partial<Insertable<Database[T]>>;
  /** The compared columns, updated on a difference. */
  content: Partial<Insertable<Database[T]>>;
  /** Only written with a new row. */
  first?: Partial<Insertable<Database[T]>>;
  /** Written with a new row and with a changed one. */
  touched?: Partial<Insertable<Database[T]>>;
}

const namesOf = (columns: object, prefix = '') =>
  sql.join(Object.keys(columns).map((name) => sql.ref(prefix === '' ? name : `${prefix}.${name}`)));

/** Inserts a row, updates it where it differs, or leaves it untouched, and returns which of the three it did. */
export async function saveRow<T extends Keyed>(
  db: Db,
  table: T,
  { known, content, first = {}, touched = {} }: Row<T>,
): Promise<Saved> {
  const all = { ...known, ...content, ...first, ...touched };
  const updated = Object.keys({ ...content, ...touched }).map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  );
  // An existing row was locked by this statement, and has `xmax` set.
  const written = await sql<{ id: string; isNew: boolean }>`
    INSERT INTO ${sql.table(table)} (${namesOf(all)}) VALUES (${sql.join(Object.values(all))})
    ON CONFLICT (${namesOf(known)}) DO UPDATE SET ${sql.join(updated)}
    WHERE (${namesOf(content, table)}) IS DISTINCT FROM (${namesOf(content, 'excluded')})
    RETURNING id, xmax = 0 AS "isNew"`.execute(db);
  const [row] = written.rows;
  if (row) return { id: row.id, outcome: row.isNew ? 'created' : 'changed' };
  const conditions = Object.entries(known).map(
    ([name, value]) => sql`${sql.ref(name)} IS NOT DISTINCT FROM ${sql.val(value)}`,
  );
  const found = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)} WHERE ${sql.join(conditions, sql` AND `)}`.execute(db);
  return { id: found.rows[0]?.id ?? '', outcome: 'unchanged' };
}

/** The outcome of an item with its parts. */
export const together = (thing: Saved['outcome'], parts: readonly Outcome[]): Saved['outcome'] =>
  thing === 'unchanged' && parts.some((part) => part !== 'unchanged') ? 'changed' : thing;
