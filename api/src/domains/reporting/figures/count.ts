import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import type { LabelMatcher } from '../promql/label-matcher';
import { assertFew, MOST_POINTS } from '../promql/failure';
import { type Labels, pick, type Series } from '../promql/series';
import type { FigureLabel } from './metrics';
import { labelColumns, matching, scopeOf } from './people';
import type { Spans } from './spans';

/** The rows, the grouping, and the times. */
export interface Asked {
  db: Db;
  person: Person;
  matchers: readonly LabelMatcher[];
  /** Labels of the metric. */
  labels: readonly FigureLabel[];
  /** The labels to group by. */
  by: readonly FigureLabel[];
  moments: readonly Date[];
}

/** The number of rows at each time, and their sum. */
export interface Counted {
  labels: Labels;
  counts: number[];
  totals: number[];
}

export const labelsOf = (
  by: readonly FigureLabel[],
  columns: typeof labelColumns = labelColumns,
): RawBuilder<unknown> =>
  sql`json_build_object(${by.length > 0 ? sql.join(by.map((label) => sql`${sql.lit(label)}::text, ${columns[label]}`)) : sql``})`;

/** The number of times before an instant. */
export const momentsBefore = (at: RawBuilder<unknown>, moments: readonly Date[]): RawBuilder<number> =>
  sql`width_bucket(${at} - interval '1 microsecond', ${[...moments]}::timestamptz[])`;

/** Rows in scope and matching, joined to the times at which they start and stop counting. */
async function counting(
  { db, person, matchers, labels, moments }: Asked,
  spans: Spans,
  join: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const asked = await matching(db, person, matchers, labels);
  const stops = sql`CASE WHEN spans.ends IS NULL THEN ${moments.length}::integer
    ELSE ${momentsBefore(sql`spans.ends`, moments)} END`;
  return sql`FROM (${spans}) AS spans
    LEFT JOIN users ON users.id = spans.user_id AND users.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT ${momentsBefore(sql`spans.starts`, moments)} AS begins, ${stops} AS stops) AS during
    CROSS JOIN LATERAL ${join}
    WHERE during.begins < during.stops AND each.moment < ${moments.length}::integer
      AND ${scopeOf(person, matchers)} AND ${asked}`;
}

const groupBy = (by: readonly FigureLabel[]) => sql.join([sql`each.moment`, ...by.map((label) => labelColumns[label])]);

export function seriesOf<T extends { labels: Record<string, string> }>(
  rows: readonly T[],
  moments: readonly Date[],
): { labels: Labels; rows: T[] }[] {
  const series = new Map<string, { labels: Labels; rows: T[] }>();
  for (const row of rows) {
    const key = JSON.stringify(row.labels);
    const found = series.get(key) ?? { labels: pick(row.labels, () => true), rows: [] };
    found.rows.push(row);
    series.set(key, found);
  }
  assertFew(Math.max(rows.length, series.size * moments.length));
  return [...series.values()];
}

const runningSums = (steps: readonly number[]): number[] => {
  let sum = 0;
  return steps.map((step) => (sum += step));
};

/**
 * Counts and sums the spans at each time in one statement, however many times there are: the database returns starts
 * and stops per time, which are accumulated here. In thousandths, so that adding and subtracting leaves no remainder.
 */
export async function countAt(asked: Asked, spans: Spans): Promise<Counted[]> {
  const { db, by, moments } = asked;
  const [only, ...others] = moments;
  if (only && others.length === 0) return countOnce(asked, spans, only);
  const edges = sql`(VALUES (during.begins, 1), (during.stops, -1)) AS each (moment, sign)`;
  const { rows } = await sql<Change>`
    SELECT ${labelsOf(by)} AS labels, each.moment, sum(each.sign)::integer AS count,
      sum(each.sign * round(spans.value * 1000)::bigint)::double precision AS thousandths
    ${await counting(asked, spans, edges)}
    GROUP BY ${groupBy(by)} LIMIT ${MOST_POINTS + 1}`.execute(db);
  return countedOf(rows, moments);
}

/** One time needs no order. */
async function countOnce(asked: Asked, spans: Spans, at: Date): Promise<Counted[]> {
  const { db, person, matchers, labels, by, moments } = asked;
  const { rows } = await sql<Change>`
    SELECT ${labelsOf(by)} AS labels, 0 AS moment, count(*)::integer AS count,
      sum(round(spans.value * 1000)::bigint)::double precision AS thousandths
    FROM (${spans}) AS spans LEFT JOIN users ON users.id = spans.user_id AND users.deleted_at IS NULL
    WHERE spans.starts <= ${at} AND (spans.ends IS NULL OR spans.ends > ${at}) AND ${scopeOf(person, matchers)}
      AND ${await matching(db, person, matchers, labels)}
    ${by.length > 0 ? sql`GROUP BY ${sql.join(by.map((label) => labelColumns[label]))}` : sql`HAVING count(*) > 0`}`.execute(
    db,
  );
  return countedOf(rows, moments);
}

/** Starts less stops at a time. */
export interface Change {
  labels: Record<string, string>;
  moment: number;
  count: number;
  thousandths: number;
}

export const countedOf = (rows: readonly Change[], moments: readonly Date[]): Counted[] =>
  seriesOf(rows, moments).map(({ labels, rows: changes }) => {
    const counts = moments.map(() => 0);
    const thousandths = moments.map(() => 0);
    for (const change of changes) {
      counts[change.moment] = change.count;
      thousandths[change.moment] = change.thousandths;
    }
    return {
      labels,
      counts: runningSums(counts),
      totals: runningSums(thousandths).map((total) => total / 1_000),
    };
  });

const extremes = {
  min: sql`min(spans.value)`,
  max: sql`max(spans.value)`,
  last: sql`(array_agg(spans.value ORDER BY spans.starts DESC))[1]`,
};

/** The minimum, maximum or latest value at each time; undefined without one. */
export async function extremeAt(asked: Asked, spans: Spans, which: keyof typeof extremes): Promise<Series[]> {
  const { db, by, moments } = asked;
  const covered = sql`generate_series(during.begins, during.stops - 1) AS each (moment)`;
  const { rows } = await sql<{ labels: Record<string, string>; moment: number; value: number }>`
    SELECT ${labelsOf(by)} AS labels, each.moment, ${extremes[which]} AS value
    ${await counting(asked, spans, covered)}
    GROUP BY ${groupBy(by)} LIMIT ${MOST_POINTS + 1}`.execute(db);
  return seriesOf(rows, moments).map(({ labels, rows: found }) => {
    const values = moments.map((): number | undefined => undefined);
    for (const { moment, value } of found) values[moment] = value;
    return { labels, values };
  });
}

/** The rows at the one time, each with its start. */
export async function samplesWithin(
  asked: Asked,
  spans: Spans,
  most: number,
): Promise<{ labels: Labels; samples: [number, number][] }[]> {
  const once = sql`(VALUES (during.begins)) AS each (moment)`;
  const { rows } = await sql<{ labels: Record<string, string>; starts: Date; value: number }>`
    SELECT ${labelsOf(asked.by)} AS labels, spans.starts, spans.value
    ${await counting(asked, spans, once)} ORDER BY spans.starts LIMIT ${most}`.execute(asked.db);
  return seriesOf(rows, []).map(({ labels, rows: found }) => ({
    labels,
    samples: found.map(({ starts, value }): [number, number] => [starts.getTime(), value]),
  }));
}
