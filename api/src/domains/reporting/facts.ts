import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { byReach, everything, visibleTo } from '../accounts/visibility';
import type { Expression, Matcher, Label } from './metrics';

const columns: Record<Label, RawBuilder<string>> = {
  user: sql`coalesce(facts.user_id::text, '')`,
  gender: sql`coalesce(facts.gender, '')`,
  jobLevel: sql`coalesce(facts.job_level, '')`,
  badge: sql`coalesce(facts.labels->>'badge', '')`,
  level: sql`coalesce(facts.labels->>'level', '')`,
};

function passes({ label, comparison, values }: Matcher): RawBuilder<SqlBool> {
  const among = [...values];
  const isIn =
    label === 'group'
      ? sql<SqlBool>`EXISTS (SELECT FROM group_members AS member
          WHERE member.user_id = facts.user_id AND member.group_id = ANY(${among}::uuid[]))`
      : label === 'user'
        ? sql<SqlBool>`facts.user_id = ANY(${among}::uuid[])`
        : sql<SqlBool>`${columns[label]} = ANY(${among}::text[])`;
  return comparison.startsWith('!') ? sql`(${isIn}) IS NOT TRUE` : isIn;
}

/** Staff see their own figures only by filtering by their own id: a team's figures do not contain them. */
const asksForSelf = (person: Person, matchers: readonly Matcher[]): boolean =>
  matchers.some(({ label, comparison, values }) => label === 'user' && comparison === '=' && values[0] === person.id);

function mayCount(person: Person, matchers: readonly Matcher[]): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`facts.user_id = ${person.id}`;
  if (asksForSelf(person, matchers)) return own;
  const ownOrganization = sql<SqlBool>`facts.organization_id = ${person.organizationId}`;
  return byReach(person, {
    everywhere: everything,
    organization: ownOrganization,
    people: sql`(${ownOrganization} AND facts.user_id IN (SELECT users.id FROM users WHERE ${visibleTo(person)}))`,
    self: own,
  });
}

/** Milliseconds since 1970; what happened after `after` and up to `until`, in slices counted from `origin`. */
export interface Slices {
  after: number | undefined;
  until: number;
  origin: number;
  length: number;
}

export interface Slice {
  labels: Partial<Record<Label, string>>;
  /** Slice n covers the time after origin + (n − 1) × length, up to and including origin + n × length. */
  slice: number;
  facts: number;
  value: number;
}

/** Reads a metric, limited to what the viewer may see and added up by labels and time slice in the database. */
export async function sliceFacts(
  db: Db,
  person: Person,
  { metric, matchers }: Expression,
  labels: readonly Label[],
  { after, until, origin, length }: Slices,
): Promise<Slice[]> {
  const pairs = labels.map((label) => sql`${sql.lit(label)}::text, ${columns[label]}`);
  const grouping = labels.map((label) => sql`, ${columns[label]}`);
  const moment = sql<number>`ceil((extract(epoch FROM facts.at) * 1000 - ${origin}::numeric) / ${length}::numeric)::bigint`;
  const { rows } = await sql<Slice>`
    SELECT json_build_object(${sql.join(pairs)}) AS labels, ${moment} AS slice, count(*) AS facts,
      ${metric.measure === 'count' ? sql`count(*)` : sql`sum(facts.value)`} AS value
    FROM metric_facts AS facts
    WHERE facts.kind = ${metric.fact} AND ${mayCount(person, matchers)}
      AND facts.at <= ${new Date(until)} AND ${after === undefined ? sql`true` : sql`facts.at > ${new Date(after)}`}
      AND ${sql.join([sql`true`, ...matchers.map(passes)], sql` AND `)}
    GROUP BY slice ${sql.join(grouping, sql``)}`.execute(db);
  return rows;
}
