import { sql } from 'kysely';
import type { Series } from '../promql/series';
import { type Asked, labelsOf, momentsBefore, seriesOf } from './count';
import { labelColumns, matching, scopeOf } from './people';
import type { Spans } from './spans';
import { beginOf, endOf } from './totals';

const columns: typeof labelColumns = {
  user: sql`levels."user"`,
  gender: sql`levels.gender`,
  jobLevel: sql`levels."jobLevel"`,
  badge: sql`levels.badge`,
  level: sql`levels.level`,
};

/** Between two edges: the maximum, and the change in count up to the end. */
interface Stretch {
  labels: Record<string, string>;
  place: number;
  most: number;
  change: number;
}

/**
 * The maximum in the window before each time, inclusive. The database sorts and accumulates starts and ends, and
 * returns one row per stretch between two window edges.
 */
export async function peakAt(asked: Asked, spans: Spans, windowSeconds: number): Promise<Series[]> {
  const { db, person, by, matchers, labels, moments } = asked;
  const edges = [...new Set(moments.flatMap((moment) => [endOf(moment), beginOf(moment, windowSeconds)]))].toSorted(
    (one, other) => one - other,
  );
  const dates = edges.map((edge) => new Date(edge));
  const condition = await matching(db, person, matchers, labels);
  const named = by.map((label) => sql`${labelColumns[label]} AS ${sql.ref(label)}`);
  // Two passes, one per kind: joining each row to its start and end takes several times as long.
  const all = (at: 'spans.starts' | 'spans.ends', sign: 1 | -1) => sql`
    SELECT ${sql.join([...named, sql`${sql.ref(at)} AS at`])}, ${sql.lit(sign)} AS sign
    FROM (${spans}) AS spans LEFT JOIN users ON users.id = spans.user_id AND users.deleted_at IS NULL
    WHERE ${sql.ref(at)} <= ${dates.at(-1)} AND ${scopeOf(person, matchers)} AND ${condition}`;
  const apart = by.map((label) => columns[label]);
  const whose = by.length > 0 ? sql`PARTITION BY ${sql.join(apart)}` : sql``;
  const { rows } = await sql<Stretch>`
    SELECT ${labelsOf(by, columns)} AS labels, levels.place, max(levels.held)::integer AS most,
      sum(levels.change)::integer AS change
    FROM (
      SELECT ${sql.join([...apart, momentsBefore(sql`levels.at`, dates)])} AS place, sum(levels.sign) AS change,
        sum(sum(levels.sign)) OVER (${whose} ORDER BY levels.at) AS held
      FROM (${all('spans.starts', 1)} UNION ALL ${all('spans.ends', -1)}) AS levels
      GROUP BY ${sql.join([...apart, sql`levels.at`])}
    ) AS levels
    GROUP BY ${sql.join([...apart, sql`levels.place`])} ORDER BY levels.place`.execute(db);
  return seriesOf(rows, moments).map(({ labels: who, rows: stretches }) => {
    let held = 0;
    const levels = stretches.map(({ place, most, change }) => ({
      at: edges[place] ?? 0,
      most,
      held: (held += change),
    }));
    return { labels: who, values: peaks(levels, moments, windowSeconds) };
  });
}

interface Level {
  /** The right edge of the stretch. */
  at: number;
  most: number;
  held: number;
}

/** One pass over the levels: within the window, only those not exceeded by a later one are kept. */
function peaks(levels: readonly Level[], moments: readonly Date[], windowSeconds: number): (number | undefined)[] {
  let next = 0;
  /** The level when the window opened. */
  let [opened, before] = [0, 0];
  const best: Level[] = [];
  return moments.map((moment) => {
    const [after, until] = [beginOf(moment, windowSeconds), endOf(moment)];
    for (let level = levels[next]; level && level.at <= until; level = levels[(next += 1)]) {
      while ((best.at(-1)?.most ?? Number.POSITIVE_INFINITY) <= level.most) best.pop();
      best.push(level);
    }
    while ((best[0]?.at ?? Number.POSITIVE_INFINITY) <= after) best.shift();
    for (let level = levels[opened]; level && level.at <= after; level = levels[(opened += 1)]) before = level.held;
    const peak = Math.max(before, best[0]?.most ?? 0);
    return peak > 0 ? peak : undefined;
  });
}
