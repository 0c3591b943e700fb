import { creatableRoles, roles } from '@passerelle/shared/contract/enums/security';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { scheduleEvery, type SchedulerParts } from '../../../platform/jobs/schedule';
import type { Person } from '../../../platform/sessions/person';
import { reachOf } from '../../accounts/visibility';
import { organizationAskedFor, rolesAskedFor, type UsersQuery } from './filters';

/** All people of an organisation, or of some groups, with one of some roles. */
export interface Whole {
  organizationId: string;
  /** Absent: all of the organisation. */
  groupIds: readonly string[] | undefined;
}

export const isNarrowed = (query: UsersQuery): boolean => {
  const { gender, jobLevel, programState, invitation, search, userDetailsType, figure, fromTime, toTime } = query;
  const lists = [gender, jobLevel, programState, invitation, search?.trim()];
  return (
    query.neverInvited === true ||
    query.ownPeople === true ||
    query.import !== undefined ||
    lists.some((list) => list?.length) ||
    [userDetailsType, figure, fromTime, toTime].some((one) => one !== undefined)
  );
};

function groupsOf({ role, scope }: Person, group: string | undefined): readonly string[] | undefined {
  if (role !== 'headHR') return group === undefined ? undefined : [group];
  return group === undefined ? scope.groups : scope.groups.filter((id) => id === group);
}

/** The query's scope and roles, if it has no other filter. */
export function wholeOf(person: Person, query: UsersQuery): Whole | null {
  const organizationId = organizationAskedFor(person, query);
  const isKnown = person.role === 'headHR' || reachOf(person) === 'organization' || reachOf(person) === 'everywhere';
  if (!isKnown || organizationId === undefined || isNarrowed(query)) return null;
  const groupIds = groupsOf(person, query.group);
  // People of a group with another role are excluded one by one: they have to be few.
  const leavesFewOut = creatableRoles.every((role) => rolesAskedFor(query).includes(role));
  return groupIds === undefined || leavesFewOut ? { organizationId, groupIds } : null;
}

const ownGroups = (organizationId: string, groupIds: readonly string[]): RawBuilder<unknown> =>
  sql`SELECT id FROM user_groups WHERE id = ANY(${[...groupIds]}::uuid[]) AND organization_id = ${organizationId}`;

/** The number of people without reading each: kept by the database, and group members are in one index. */
export async function countWhole(db: Db, { organizationId, groupIds }: Whole, query: UsersQuery): Promise<number> {
  const asked = [...rolesAskedFor(query)];
  if (!groupIds) {
    const { rows } = await sql<{ total: number }>`SELECT coalesce(sum(count), 0) AS total FROM people_counts
      WHERE organization_id = ${organizationId} AND role = ANY(${asked})`.execute(db);
    return rows[0]?.total ?? 0;
  }
  const others = roles.filter((role) => !asked.includes(role));
  const members = sql`SELECT user_id FROM group_members WHERE group_id IN (${ownGroups(organizationId, groupIds)})`;
  // Less deleted people and other roles, who are few and have their own indexes.
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT count(DISTINCT user_id) FROM (${members}) AS members)
      - (SELECT count(*) FROM users WHERE organization_id = ${organizationId} AND deleted_at IS NOT NULL
        AND id IN (${members}))
      - (SELECT count(*) FROM users WHERE organization_id = ${organizationId} AND deleted_at IS NULL
        AND role = ANY(${others}) AND id IN (${members})) AS total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Checks membership person by person, so that reading the first names of many need not load all. */
export const membersOneByOne = (db: Db, { organizationId, groupIds = [] }: Whole, query: UsersQuery) =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where('users.organization_id', '=', organizationId)
    .where('users.role', 'in', rolesAskedFor(query))
    // An offset keeps it from becoming a join, which would find all of them first.
    .where(
      sql<SqlBool>`EXISTS (SELECT FROM group_members WHERE user_id = users.id
        AND group_id = ANY(ARRAY(${ownGroups(organizationId, groupIds)})) OFFSET 0)`,
    );

/**
 * Merges the appended counts of an organisation and role into one row. Parallel readers see either the rows or their
 * sum.
 */
export async function sumUpPeople(db: Db): Promise<void> {
  await sql`
    WITH appended AS (
      DELETE FROM people_counts WHERE (organization_id, role) IN (
        SELECT organization_id, role FROM people_counts GROUP BY organization_id, role HAVING count(*) > 1)
      RETURNING organization_id, role, count
    )
    INSERT INTO people_counts (organization_id, role, count)
    SELECT organization_id, role, sum(count) FROM appended GROUP BY organization_id, role HAVING sum(count) <> 0`.execute(
    db,
  );
}

export function scheduleCounts(parts: SchedulerParts): void {
  scheduleEvery(parts, { kind: 'sumUpPeople', minutes: 60 }, sumUpPeople);
}
