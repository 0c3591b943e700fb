import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { badgeLevels, badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { genders } from '@passerelle/shared/contract/enums/users';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { byReach, everything, type Reach, reachOf, visibleTo } from '../../accounts/visibility';
import { type LabelMatcher, namedValues } from '../promql/label-matcher';
import type { FigureLabel } from './metrics';

type Condition = RawBuilder<SqlBool>;
const all = (conditions: readonly Condition[]): Condition => sql.join([sql`true`, ...conditions], sql` AND `);

const hasPerson = sql`users.id IS NOT NULL`;
const userLabel = sql<string>`coalesce(users.id::text, '')`;
/**
 * The label columns of a row of `spans`, joined to its person in `users`. Erased people, and those about to be, have no
 * distinguishing labels.
 */
export const labelColumns: Record<FigureLabel, RawBuilder<string>> = {
  user: userLabel,
  gender: sql`CASE WHEN ${hasPerson} THEN coalesce(spans.gender, '') ELSE '' END`,
  jobLevel: sql`CASE WHEN ${hasPerson} THEN coalesce(spans.job_level, '') ELSE '' END`,
  badge: sql`coalesce(spans.badge, '')`,
  level: sql`coalesce(spans.level, '')`,
};

const closedLists: Partial<Record<string, readonly string[]>> = {
  gender: ['', ...genders],
  jobLevel: ['', ...jobLevels],
  badge: ['', ...badgeTypes],
  level: ['', ...badgeLevels],
};

/** Staff see their own figures only by filtering by their own id: a team's figures do not contain them. */
const asksForSelf = (person: Person, matchers: readonly LabelMatcher[]): boolean =>
  matchers.some(({ label, operator, value }) => label === 'user' && operator === '=' && value === person.id);

/** The rows that a selector matches. */
export const reachAsked = (person: Person, matchers: readonly LabelMatcher[]): Reach =>
  asksForSelf(person, matchers) ? 'self' : reachOf(person);

/**
 * The scope of countable rows: `spans` have an `organization_id` and, where the person still exists, a `user_id`.
 * Applied below every expression, so that none can exceed it.
 */
export function scopeOf(person: Person, matchers: readonly LabelMatcher[]): Condition {
  const ownOrganization = sql<SqlBool>`spans.organization_id = ${person.organizationId}`;
  const scopes: Record<Reach, Condition> = {
    everywhere: everything,
    organization: ownOrganization,
    people: sql`(${ownOrganization} AND spans.user_id IN (
      SELECT users.id FROM users WHERE users.deleted_at IS NULL AND ${visibleTo(person)}))`,
    self: sql`spans.user_id = ${person.id}`,
  };
  return scopes[reachAsked(person, matchers)];
}

/** Groups that a viewer may filter by: membership of others must not be revealed. */
const knownGroups = (person: Person): Condition =>
  byReach(person, {
    everywhere: everything,
    organization: sql`user_groups.organization_id = ${person.organizationId}`,
    people: sql`user_groups.id = ANY(${[...person.scope.groups]}::uuid[])`,
    self: everything,
  });

const isIn = (column: RawBuilder<string>, values: readonly string[]): Condition =>
  sql`${column} = ANY(${[...values]}::text[])`;

/** A pattern over ids is matched here, by a linear-time engine, and not in the database. */
async function acceptedIds(
  matches: (id: string) => boolean,
  candidates: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  return (await candidates()).filter(matches);
}

async function groupCondition(db: Db, person: Person, matcher: LabelMatcher): Promise<Condition> {
  const isNegative = matcher.operator.startsWith('!');
  const accepts = (id: string): boolean => matcher.matches(id) !== isNegative;
  const groups = await acceptedIds(accepts, async () => {
    const rows = await db.selectFrom('user_groups').where(knownGroups(person)).select('id').execute();
    return rows.map(({ id }) => id);
  });
  const member = (which: Condition): Condition => sql`EXISTS (SELECT FROM group_members
    JOIN user_groups ON user_groups.id = group_members.group_id
    WHERE group_members.user_id = users.id AND ${which})`;
  const among = member(sql`user_groups.id = ANY(${[...groups]}::uuid[])`);
  // People in no group have the empty label.
  const positive = accepts('') ? sql<SqlBool>`(${among} OR NOT ${member(knownGroups(person))})` : among;
  return isNegative ? sql`NOT ${positive}` : positive;
}

async function userCondition(db: Db, person: Person, matcher: LabelMatcher): Promise<Condition> {
  const isNegative = matcher.operator.startsWith('!');
  const accepts = (id: string): boolean => matcher.matches(id) !== isNegative;
  const ids =
    namedValues(matcher) ??
    (await acceptedIds(accepts, async () => {
      const rows = await db.selectFrom('users').where(visibleTo(person)).select('id').execute();
      return ['', ...rows.map(({ id }) => id)];
    }));
  const among = isIn(userLabel, ids);
  return isNegative ? sql`NOT ${among}` : among;
}

/** The matchers of a selector as a condition on rows joined to `users`. */
export async function matching(
  db: Db,
  person: Person,
  matchers: readonly LabelMatcher[],
  labels: readonly FigureLabel[],
  columns: typeof labelColumns = labelColumns,
): Promise<Condition> {
  const conditions: Condition[] = [];
  for (const matcher of matchers) {
    const label = labels.find((known) => known === matcher.label);
    if (matcher.label === 'group') conditions.push(await groupCondition(db, person, matcher));
    else if (label === 'user') conditions.push(await userCondition(db, person, matcher));
    else if (label) conditions.push(isIn(columns[label], (closedLists[label] ?? []).filter(matcher.matches)));
    // A label that the metric lacks is absent.
    else if (!matcher.matches('')) conditions.push(sql`false`);
  }
  return all(conditions);
}

/** True if people are grouped or filtered by an attribute as of the time of the fact. */
export const tellsApart = ({ by, matchers }: { by: readonly string[]; matchers: readonly LabelMatcher[] }): boolean =>
  [...by, ...matchers.map(({ label }) => label)].some((label) => label === 'gender' || label === 'jobLevel');
