import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { reachOf } from '../accounts/visibility';
import { visibleGroups } from '../groups/list';
import type { UsersQuery } from './filters';

/** Each of so many is looked at sooner than all of an organisation are gone through. */
const FEW = 500;

/** Whose people a list is of, where that is some of an organisation: as a condition on `users`. */
export interface Whose {
  areFew: boolean;
  condition: RawBuilder<SqlBool>;
}

/** Whom a manager sees without naming a group are theirs as well as their groups'. */
const isOfGroups = (person: Person, group: string | undefined): boolean =>
  person.role !== 'manager' || group !== undefined;

/** The ids of those whom groups, or a manager of their own, make somebody's people; null for all of an organisation. */
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
  whose: Whose | null;
  /** How many of a sample have the words; null where that was not asked, as of few people. */
  hits: number | null;
}

/**
 * How whose people they are is found best, and in the same statement how frequent their words are. Few are looked at one by one,
 * by their ids. Of many the ids are gathered once, and then asked of whoever else is passed by: as IS TRUE the database does not
 * take it for a join, for which it would look into the groups of each, or go through the groups for each, whenever it believes
 * that few have the words. Whoever has words that nobody of the sample has is looked up in the groups by themselves, which an
 * offset keeps from being a join: to gather thousands takes as long as three hundred such looks.
 */
export async function findWhose(
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
