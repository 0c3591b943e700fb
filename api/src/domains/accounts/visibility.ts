import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RoleName } from '@passerelle/shared/contract';
import type { Person } from '../../platform/sessions/person';

/** How far a role sees: every organisation, its own, or only the people that someone answers for. */
export type Reach = 'everywhere' | 'organization' | 'people' | 'self';

const reaches: Record<RoleName, Reach> = {
  user: 'self',
  manager: 'people',
  headHR: 'people',
  owner: 'organization',
  admin: 'organization',
  superAdmin: 'everywhere',
};

export const reachOf = ({ role }: Pick<Person, 'role'>): Reach => reaches[role];

type Condition = RawBuilder<SqlBool>;
export const everything: Condition = sql`true`;
export const nothing: Condition = sql`false`;

/** The condition on a table's rows that goes with how far someone sees. */
export const byReach = (person: Person, conditions: Record<Reach, Condition>): Condition => conditions[reachOf(person)];

const inGroupsOf = ({ scope }: Person): Condition => sql`EXISTS (
  SELECT FROM group_members WHERE group_members.user_id = users.id
    AND group_members.group_id = ANY(${[...scope.groups]}::uuid[]))`;

const answeredFor = (person: Person): Condition =>
  person.role === 'manager' ? sql`(users.manager_id = ${person.id} OR ${inGroupsOf(person)})` : inGroupsOf(person);

/**
 * Condition on `users`: the people whom someone may see, and nobody else. A manager sees the groups they manage and
 * those whose manager they are; an HR manager only the groups.
 */
export function visibleTo(person: Person): Condition {
  const ownOrganization = sql<SqlBool>`users.organization_id = ${person.organizationId}`;
  return byReach(person, {
    everywhere: everything,
    organization: ownOrganization,
    people: sql`(${ownOrganization} AND ${answeredFor(person)})`,
    self: sql`users.id = ${person.id}`,
  });
}

/**
 * The same for a list: whom a manager sees is one set, found once. Asked of each of twenty thousand people it takes a
 * hundred times as long; asked of one person it is the other way round.
 */
export function listedFor(person: Person): Condition {
  if (person.role !== 'manager') return visibleTo(person);
  return sql`(users.organization_id = ${person.organizationId} AND users.id IN (
    SELECT user_id FROM group_members WHERE group_id = ANY(${[...person.scope.groups]}::uuid[])
    UNION SELECT report.id FROM users AS report WHERE report.manager_id = ${person.id}))`;
}
