import { type RawBuilder, sql } from 'kysely';

/** Hours of a cell, the longest first. Weeks begin on a Thursday of UTC, as 1970 did: nobody sees them. */
export const lengths = [168, 24, 6, 1] as const;

const HOUR = 3_600_000;
/** Beyond as many, most hours are split, and the facts themselves are as quick. */
const MOST_SPLIT_HOURS = 400;

/** The end of the cell of so many hours in which a shorter one lies that ends then. */
export const endOfCell = (ends: RawBuilder<unknown>, hours: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`date_bin(make_interval(hours => ${hours}), ${ends} - interval '1 microsecond', timestamptz 'epoch') + make_interval(hours => ${hours})`;

/** Cells of one length that some window begins or ends within, by their ends: they do not count as a whole. */
export interface Split {
  hours: (typeof lengths)[number];
  ends: Date[];
}

function splitOf(edges: readonly number[], hours: Split['hours']): Split {
  const length = hours * HOUR;
  const within = edges.filter((edge) => edge % length !== 0).map((edge) => Math.ceil(edge / length) * length);
  return { hours, ends: [...new Set(within)].map((at) => new Date(at)) };
}

/** Of each length what has to be counted by the next; undefined where that is nearly all. */
export function splitsAt(edges: readonly number[]): Split[] | undefined {
  const splits = lengths.map((hours) => splitOf(edges, hours));
  return (splits.at(-1)?.ends.length ?? 0) > MOST_SPLIT_HOURS ? undefined : splits;
}
