import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { reachOf, visibleGroups } from '../../accounts/visibility';
import type { UsersQuery } from './filters';

/** Up to this number, a look-up of each is faster than a scan of the organisation. */
const FEW = 500;

/** The people of a list within an organisation, as a condition on `users`. */
export interface PeopleScope {
  areFew: boolean;
  condition: RawBuilder<SqlBool>;
}

/** Without a group filter, a manager sees directly managed people as well as their groups. */
const isOfGroups = (person: Person, group: string | undefined): boolean =>
  person.role !== 'manager' || group !== undefined;

/** The ids of the people in a viewer's scope, by group or direct manager; null for the whole organisation. */
function idsOf(person: Person, group: string | undefined): RawBuilder<unknown> | null {
  const seesGroups = reachOf(person) === 'people';
  if (!seesGroups && group === undefined) return null;
  const groups = group === undefined ? person.scope.groups : [group];
  const members = sql`SELECT user_id FROM group_members WHERE group_id = ANY(ARRAY(
    SELECT user_groups.id FROM user_groups WHERE user_groups.id = ANY(${[...groups]}::uuid[])
      AND ${visibleGroups(person)}))`;
  if (isOfGroups(person, group)) return members;
  return sql`${members} UNION ALL SELECT report.id FROM users AS report WHERE report.manager_id = ${person.id}`;
}

function isAmong(ids: RawBuilder<unknown>, areFew: boolean, areLookedUp: boolean): RawBuilder<SqlBool> {
  if (areFew) return sql`users.id = ANY(ARRAY(${ids}))`;
  if (areLookedUp) return sql`EXISTS (SELECT FROM (${ids}) AS theirs WHERE theirs.user_id = users.id OFFSET 0)`;
  return sql`(users.id IN (${ids})) IS TRUE`;
}

const ofOrganization = (person: Person): RawBuilder<SqlBool> =>
  reachOf(person) === 'everywhere' ? sql`true` : sql`users.organization_id = ${person.organizationId}`;

interface Found {
  /** Null for all of an organisation. */
  whose: PeopleScope | null;
  /** The number of matches in a sample; null if not sampled, as for few people. */
  hits: number | null;
}

/**
 * Chooses the query plan for the viewer's scope, and reads the frequency of the search words in the same statement. A
 * small scope is joined by id. The ids of a large scope are gathered once and tested as a hashed set: IS TRUE keeps the
 * planner from a join, for which it would scan the groups once per person whenever it expects few matches. People
 * matching words absent from the sample are looked up in the groups one by one, which an offset keeps from becoming a
 * join: gathering thousands takes as long as three hundred such lookups.
 */
export async function findPeopleScope(
  db: Db,
  person: Person,
  { group }: UsersQuery,
  hitsOfWords: RawBuilder<number> | null,
): Promise<Found> {
  const ids = idsOf(person, group);
  if (!ids && !hitsOfWords) return { whose: null, hits: null };
  const counted = ids
    ? sql`SELECT count(*) AS total FROM (${ids} LIMIT ${FEW + 1}) AS counted`
    : sql`SELECT NULL::bigint AS total`;
  const { rows } = await sql<{ total: number | null; hits: number | null }>`
    SELECT total, CASE WHEN total <= ${FEW} THEN NULL ELSE ${hitsOfWords ?? sql`NULL`} END AS hits
    FROM (${counted}) AS people`.execute(db);
  const { total, hits } = rows[0] ?? { total: 0, hits: null };
  if (!ids) return { whose: null, hits };
  const areFew = (total ?? 0) <= FEW;
  const areLookedUp = hits === 0 && isOfGroups(person, group);
  return {
    whose: { areFew, condition: sql`(${ofOrganization(person)} AND ${isAmong(ids, areFew, areLookedUp)})` },
    hits,
  };
}
