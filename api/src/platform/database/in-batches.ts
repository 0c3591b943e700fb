import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Rows in memory at a time, however long a list is; other calls run between two statements. */
export const BATCH_SIZE = 100;

/** A row's position in reading order: the sort column as text, and the id. */
export interface Place {
  place: string;
  id: string;
}

/** Selects the sort column: as text a timestamp has the microseconds that a `Date` loses. */
export const placeBy = (column: string) => sql<string>`${sql.ref(column)}::text`.as('place');

/** Rows after a position, in ascending order of a column and the id; all of them without one. */
export const isAfter = (column: string, id: string, last: Place | undefined): RawBuilder<SqlBool> =>
  last ? sql`(${sql.ref(column)}, ${sql.ref(id)}) > (${last.place}, ${last.id})` : sql`true`;

/** A pause is this many times as long as the work before it: other calls use the server and the database meanwhile. */
const REST_PER_WORK = 4;
/** A batch that is slow on a busy server does not delay the next one without limit. */
const MAX_REST_MS = 100;

/** Returns a pause, to be awaited after each batch of work. */
export function createPacer(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await wait(Math.min(MAX_REST_MS, REST_PER_WORK * (performance.now() - begun)));
    begun = performance.now();
  };
}

/** Reads a list in batches, each beginning at the end of the last one. */
export async function* inBatches<Row extends Place>(
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const rest = createPacer();
  let last: Row | undefined;
  do {
    const rows = await read(last);
    last = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
    if (rows.length > 0) yield rows;
    await rest();
  } while (last);
}

/** Maps batches of rows to batches of another type. */
export async function* mapBatches<Row, Made>(
  batches: AsyncIterable<Row[]>,
  make: (rows: Row[]) => Promise<Made[]> | Made[],
): AsyncGenerator<Made[]> {
  for await (const rows of batches) yield await make(rows);
}
