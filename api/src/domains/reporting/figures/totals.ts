import { type RawBuilder, sql } from 'kysely';
import type { FactKind } from '../../../platform/database/schema';
import { type Asked, type Counted, labelsOf, momentsBefore, seriesOf } from './count';
import type { FigureLabel } from './metrics';
import { type labelColumns, matching, reachAsked, scopeOf } from './people';
import type { Reach } from './spans';

/** Labels that totals of all people lack. */
const told: readonly FigureLabel[] = ['gender', 'jobLevel', 'badge', 'level'];

const HOUR_MS = 3_600_000;
/** The start of the year 1: nothing happened before, and earlier times are no valid dates. */
const EARLIEST = -62_135_596_800_000;
/** Beyond this number, most hours are split, and reading the facts is as fast. */
const MOST_SPLIT_HOURS = 400;
const hourOf = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS;
/** Hours that contain a window edge: their facts are read one by one. */
const splitBy = (edges: Iterable<number>): Date[] =>
  [...new Set([...edges].filter((edge) => edge % HOUR_MS !== 0).map(hourOf))].map((hour) => new Date(hour));

/**
 * The sorted window edges, if totals apply. Totals have no people, so they serve only viewers of all who ask for all.
 */
export function edgesOf({ person, matchers, by, moments }: Asked, { window }: Reach): number[] | undefined {
  const reach = reachAsked(person, matchers);
  const tellsPeopleApart = by.includes('user') || matchers.some(({ label }) => label === 'user' || label === 'group');
  if (tellsPeopleApart || (reach !== 'organization' && reach !== 'everywhere')) return undefined;
  const edges = new Set(moments.flatMap((moment) => [endOf(moment), beginOf(moment, window)]));
  return splitBy(edges).length > MOST_SPLIT_HOURS ? undefined : [...edges].toSorted((one, other) => one - other);
}

export const endOf = (moment: Date): number => Math.max(moment.getTime(), EARLIEST);
export const beginOf = (moment: Date, window: number): number =>
  Math.max(moment.getTime() - Math.round(window * 1_000), EARLIEST);

const columns: typeof labelColumns = {
  user: sql`''::text`,
  gender: sql`spans.gender`,
  jobLevel: sql`spans.job_level`,
  badge: sql`spans.badge`,
  level: sql`spans.level`,
};

interface Facts {
  fact: FactKind;
  sample: 'one' | 'value';
  /** Without a window: the state at a time is the sum of all changes until then. */
  reach: Reach;
  edges: readonly number[];
}

/** Facts in a split hour count from their own time on, until the total of the hour has them. */
const inSplitHours = (
  rows: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
  edges: readonly number[],
): RawBuilder<unknown> => {
  const moments = edges.map((edge) => new Date(edge));
  const ends = sql`split.hour + interval '1 hour'`;
  return sql`FROM unnest(${splitBy(edges)}::timestamptz[]) AS split (hour) JOIN ${rows} ON ${at} > split.hour AND ${at} <= ${ends}
    CROSS JOIN LATERAL (VALUES (${momentsBefore(at, moments)}, 1), (${momentsBefore(ends, moments)}, -1)) AS each (edge, sign)`;
};

const factsOf = (fact: FactKind, edges: readonly number[], whose: Whose): RawBuilder<unknown> => {
  const named = (column: string) =>
    sql`CASE WHEN users.id IS NULL THEN '' ELSE coalesce(${sql.ref(column)}::text, '') END`;
  return sql`SELECT facts.organization_id, ${named('facts.gender')}, ${named('facts.job_level')}, '', '', each.edge, true, each.sign,
      each.sign * round(facts.value * 1000)::bigint
    ${inSplitHours(sql`metric_facts AS facts`, sql`facts.at`, edges)}
    LEFT JOIN users ON users.id = facts.user_id AND users.deleted_at IS NULL
    WHERE ${whose('facts')} AND facts.kind = ${fact}`;
};

const stepColumns = (sign: RawBuilder<unknown>) =>
  sql`${sign}, ${sign} * right(steps.level, 1)::integer * 1000::bigint`;
const stepLabels = sql`steps.organization_id, steps.gender, steps.job_level, steps.badge, steps.level`;

const stepsOf = (edges: readonly number[], whose: Whose): RawBuilder<unknown> => sql`
  SELECT ${stepLabels}, each.edge, true, ${stepColumns(sql`each.sign * steps.sign`)}
  ${inSplitHours(sql`badge_steps AS steps`, sql`steps.at`, edges)} WHERE ${whose('steps')}`;

/** For people with outdated badges: the precomputed value removed, and the current one added. */
function changedSteps(edges: readonly number[], whose: Whose): RawBuilder<unknown> {
  const moments = edges.map((edge) => new Date(edge));
  const from = momentsBefore(sql`steps.at`, moments);
  const until = sql`steps.at <= ${moments.at(-1)}::timestamptz`;
  return sql`
    SELECT ${stepLabels}, ${from}, true, ${stepColumns(sql`-steps.sign`)} FROM badge_steps AS steps
    WHERE ${whose('steps')} AND ${until} AND steps.user_id IN (SELECT user_id FROM changed_people)
    UNION ALL
    SELECT ${stepLabels}, ${from}, true, ${stepColumns(sql`steps.sign`)}
    FROM (SELECT DISTINCT user_id FROM changed_people) AS changed CROSS JOIN LATERAL badge_steps_of(changed.user_id) AS steps
    WHERE ${whose('steps')} AND ${until}`;
}

type Whose = (table: 'groups' | 'changes' | 'facts' | 'steps') => RawBuilder<unknown>;

/** The total at each edge: that of its hour, later appended changes, and the rows of a split hour. */
function totals(
  { fact, edges }: Facts,
  { organizationId, whole }: { organizationId: string | null; whole: boolean },
): RawBuilder<unknown> {
  const hours = edges.map((edge) => new Date(hourOf(edge)));
  const whose: Whose = (table) =>
    organizationId === null ? sql`true` : sql`${sql.ref(`${table}.organization_id`)} = ${organizationId}::uuid`;
  const rows = [
    sql`SELECT groups.organization_id, groups.gender, groups.job_level, groups.badge, groups.level, edges.place::integer - 1 AS edge,
        false AS onwards, latest.count, latest.thousandths
      FROM metric_groups AS groups CROSS JOIN unnest(${hours}::timestamptz[]) WITH ORDINALITY AS edges (hour, place)
      CROSS JOIN LATERAL (SELECT count, thousandths FROM metric_totals
        WHERE group_id = groups.id AND ends <= edges.hour ORDER BY ends DESC LIMIT 1) AS latest
      WHERE ${whose('groups')} AND groups.kind = ${fact} AND groups.whole = ${sql.lit(whole)}`,
    sql`SELECT changes.organization_id, changes.gender, changes.job_level, changes.badge, changes.level,
        ${momentsBefore(sql`changes.ends`, hours)}, true, changes.count, changes.thousandths
      FROM metric_changes AS changes
      WHERE ${whose('changes')} AND changes.kind = ${fact} AND changes.ends <= ${hours.at(-1)}::timestamptz`,
  ];
  if (splitBy(edges).length > 0) rows.push(fact === 'badge' ? stepsOf(edges, whose) : factsOf(fact, edges, whose));
  if (fact === 'badge') rows.push(changedSteps(edges, whose));
  return sql.join(rows, sql` UNION ALL `);
}

/** Values at an edge only, or from it onwards. */
interface Part {
  labels: Record<string, string>;
  edge: number;
  onwards: boolean;
  count: number;
  thousandths: number;
}

/** The number of facts in the window before each time, and their sum: one total less another. */
export async function countTotals(asked: Asked, facts: Facts): Promise<Counted[]> {
  const { db, person, matchers, labels, by, moments } = asked;
  const { edges, reach, sample } = facts;
  const organizationId = reachAsked(person, matchers) === 'organization' ? person.organizationId : null;
  const names = [...by, ...matchers.map(({ label }) => label)];
  const whole = !names.some((label) => told.some((one) => one === label));
  const condition = await matching(db, person, matchers, labels, columns);
  const { rows } = await sql<Part>`
    SELECT ${labelsOf(by, columns)} AS labels, spans.edge, spans.onwards, sum(spans.count)::double precision AS count,
      sum(spans.thousandths)::double precision AS thousandths
    FROM (${totals(facts, { organizationId, whole })}) AS spans
    WHERE ${scopeOf(person, matchers)} AND ${condition}
    GROUP BY ${sql.join([sql`spans.edge`, sql`spans.onwards`, ...by.map((label) => columns[label])])}`.execute(db);
  const places = new Map(edges.map((edge, place) => [edge, place]));
  return seriesOf(rows, moments).map(({ labels: whose, rows: parts }) => {
    const count = totalsAt(parts, edges.length, 'count');
    const worth = sample === 'one' ? count : totalsAt(parts, edges.length, 'thousandths');
    const totalAt = (values: readonly number[], at: number): number => values[places.get(at) ?? -1] ?? 0;
    const within = (values: readonly number[]) => (moment: Date) => {
      const before = reach.window === 0 ? 0 : totalAt(values, beginOf(moment, reach.window));
      return totalAt(values, endOf(moment)) - before;
    };
    const unit = sample === 'one' ? 1 : 1_000;
    return {
      labels: whose,
      counts: moments.map(within(count)),
      totals: moments.map(within(worth)).map((value) => value / unit),
    };
  });
}

function totalsAt(parts: readonly Part[], edges: number, what: 'count' | 'thousandths'): number[] {
  const zeros = (): number[] => Array.from({ length: edges }, () => 0);
  const [alone, onwards] = [zeros(), zeros()];
  for (const part of parts) {
    const values = part.onwards ? onwards : alone;
    values[part.edge] = (values[part.edge] ?? 0) + part[what];
  }
  let sum = 0;
  return alone.map((value, edge) => value + (sum += onwards[edge] ?? 0));
}
