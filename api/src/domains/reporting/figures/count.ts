import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import type { LabelMatcher } from '../promql/label-matcher';
import { assertFew, MOST_POINTS } from '../promql/failure';
import { type Labels, pick, type Series } from '../promql/series';
import type { FigureLabel } from './metrics';
import { labelColumns, matching, scopeOf } from './people';
import type { Spans } from './spans';

/** Whose rows, by what they are told apart, and at which moments. */
export interface Asked {
  db: Db;
  person: Person;
  matchers: readonly LabelMatcher[];
  /** Labels that the metric has. */
  labels: readonly FigureLabel[];
  /** Those of them by which the figures are kept apart. */
  by: readonly FigureLabel[];
  moments: readonly Date[];
}

/** How many rows count at each moment, and what they are worth together. */
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

/** How many of the moments lie before an instant. */
export const momentsBefore = (at: RawBuilder<unknown>, moments: readonly Date[]): RawBuilder<number> =>
  sql`width_bucket(${at} - interval '1 microsecond', ${[...moments]}::timestamptz[])`;

/** Rows that may be counted and are asked for, joined to the moments at which they do what is counted. */
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
 * Counts and adds up the spans at each moment in one statement, however many moments there are: the database says what
 * begins and what stops at each, and that is summed up here. In thousandths, so that nothing is left over when what was
 * added is taken away again.
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

/** At one moment nothing has to be put in order. */
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

/** What begins and stops at a moment, less what stops. */
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

/** The smallest, the greatest or the latest of what counts at each moment; undefined where nothing does. */
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

/** The rows that count at the one moment, each with the instant at which it began to. */
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
