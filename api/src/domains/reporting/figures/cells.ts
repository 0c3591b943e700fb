import { type RawBuilder, sql } from 'kysely';
import type { FactKind } from '../../../platform/database/schema';
import { type Asked, type Change, type Counted, countedOf, labelsOf, momentsBefore } from './count';
import type { FigureLabel } from './metrics';
import { type labelColumns, matching, reachAsked, scopeOf } from './people';
import { type Split, splitsAt } from './levels';
import { badgeOf, type Reach } from './spans';

/** What cells of all people together do not tell. */
const told: readonly FigureLabel[] = ['gender', 'jobLevel', 'badge', 'level'];

/**
 * What has to be counted in smaller parts where cells are read instead of facts; undefined where they cannot be. Cells know
 * no people, so they are for those alone who may see everybody, and ask for everybody.
 */
export function splitBy({ person, matchers, by, moments }: Asked, { window }: Reach): Split[] | undefined {
  const reach = reachAsked(person, matchers);
  const tellsPeopleApart = by.includes('user') || matchers.some(({ label }) => label === 'user' || label === 'group');
  if (tellsPeopleApart || (reach !== 'organization' && reach !== 'everywhere')) return undefined;
  return splitsAt(moments.flatMap((moment) => [moment.getTime(), moment.getTime() - Math.round(window * 1_000)]));
}

const nameless = sql`spans.nameless`;
const columns: typeof labelColumns = {
  user: sql`''::text`,
  gender: sql`CASE WHEN ${nameless} THEN '' ELSE coalesce(spans.gender, '') END`,
  jobLevel: sql`CASE WHEN ${nameless} THEN '' ELSE coalesce(spans.job_level, '') END`,
  badge: sql`coalesce(spans.badge, '')`,
  level: sql`coalesce(spans.level, '')`,
};

interface Facts {
  fact: FactKind;
  sample: 'one' | 'value';
  reach: Reach;
  splits: readonly Split[];
}

/** The longest cells first, shorter ones where they are split, facts where an hour is, and what was appended: each fact once. */
function counts(
  { fact, reach: { window, first, last }, splits }: Facts,
  { organizationId, whole }: { organizationId: string | null; whole: boolean },
): RawBuilder<unknown> {
  const since = sql`(${first}::timestamptz - make_interval(secs => ${window}))`;
  const within = (at: RawBuilder<unknown>) => sql`${at} > ${since} AND ${at} <= ${last}::timestamptz`;
  const whose = (table: 'cells' | 'facts') =>
    organizationId === null ? sql`true` : sql`${sql.ref(`${table}.organization_id`)} = ${organizationId}::uuid`;
  const cells = sql`cells.organization_id, cells.nameless, cells.gender::text AS gender, cells.job_level::text AS job_level,
    cells.badge, cells.level, cells.ends, cells.count, cells.thousandths`;
  const hours = sql`${splits.at(-1)?.ends ?? []}::timestamptz[]`;
  const levels = splits.map(({ hours: length, ends }, place) => {
    const longer = splits[place - 1];
    const from = longer
      ? sql`unnest(${longer.ends}::timestamptz[]) AS longer JOIN metric_cells AS cells
          ON cells.ends > longer - make_interval(hours => ${longer.hours}) AND cells.ends <= longer`
      : sql`metric_cells AS cells`;
    return sql`SELECT ${cells} FROM ${from}
      WHERE cells.summed_up AND ${whose('cells')} AND cells.kind = ${fact} AND cells.whole = ${sql.lit(whole)}
        AND cells.hours = ${sql.lit(length)} AND ${within(sql`cells.ends`)} AND cells.ends <> ALL(${ends}::timestamptz[])`;
  });
  return sql.join(
    [
      ...levels,
      sql`SELECT ${cells} FROM metric_cells AS cells WHERE NOT cells.summed_up AND ${whose('cells')} AND cells.kind = ${fact}
        AND NOT cells.whole AND cells.hours = 1 AND ${within(sql`cells.ends`)} AND cells.ends <> ALL(${hours})`,
      sql`SELECT facts.organization_id, users.id IS NULL, facts.gender::text, facts.job_level::text, ${badgeOf(fact)}, facts.at, 1,
        round(facts.value * 1000)::bigint
      FROM unnest(${hours}) AS hour JOIN metric_facts AS facts ON facts.at > hour - interval '1 hour' AND facts.at <= hour
      LEFT JOIN users ON users.id = facts.user_id AND users.deleted_at IS NULL
      WHERE ${whose('facts')} AND facts.kind = ${fact} AND ${within(sql`facts.at`)}`,
    ],
    sql` UNION ALL `,
  );
}

/** How many facts lie within the window before each moment, and what they are worth, in one statement. */
export async function countCells(asked: Asked, facts: Facts): Promise<Counted[]> {
  const { db, person, matchers, labels, by, moments } = asked;
  const organizationId = reachAsked(person, matchers) === 'organization' ? person.organizationId : null;
  const condition = await matching(db, person, matchers, labels, columns);
  const names = [...by, ...matchers.map(({ label }) => label)];
  const whole = !names.some((label) => told.some((one) => one === label));
  const windowLater = sql`spans.ends + make_interval(secs => ${facts.reach.window})`;
  const worth = facts.sample === 'one' ? sql`spans.count * 1000::bigint` : sql`spans.thousandths`;
  const { rows } = await sql<Change>`
    SELECT ${labelsOf(by, columns)} AS labels, each.moment, sum(each.sign * spans.count)::integer AS count,
      sum(each.sign * ${worth})::double precision AS thousandths
    FROM (${counts(facts, { organizationId, whole })}) AS spans
    CROSS JOIN LATERAL (VALUES
      (${momentsBefore(sql`spans.ends`, moments)}, 1), (${momentsBefore(windowLater, moments)}, -1)
    ) AS each (moment, sign)
    WHERE each.moment < ${moments.length}::integer AND ${scopeOf(person, matchers)} AND ${condition}
    GROUP BY ${sql.join([sql`each.moment`, ...by.map((label) => columns[label])])}`.execute(db);
  return countedOf(rows, moments);
}
