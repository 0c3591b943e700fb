import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RoleName } from '@passerelle/shared/contract';
import type { Person } from '../../platform/sessions/person';

/** The scope of a role: every organisation, its own, or only managed people. */
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

/** The condition on a table's rows for a scope. */
export const byReach = (person: Person, conditions: Record<Reach, Condition>): Condition => conditions[reachOf(person)];

const inGroupsOf = ({ scope }: Person): Condition => sql`EXISTS (
  SELECT FROM group_members WHERE group_members.user_id = users.id
    AND group_members.group_id = ANY(${[...scope.groups]}::uuid[]))`;

const answeredFor = (person: Person): Condition =>
  person.role === 'manager' ? sql`(users.manager_id = ${person.id} OR ${inGroupsOf(person)})` : inGroupsOf(person);

/**
 * Condition on `users`: the people whom a viewer may see. A manager sees the groups they manage and the people they
 * manage directly; an HR manager only the groups.
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
 * The same for a list: the manager's scope is computed once as a set. Checking each of twenty thousand people takes a
 * hundred times as long; for one person it is the other way round.
 */
export function listedFor(person: Person): Condition {
  if (person.role !== 'manager') return visibleTo(person);
  return sql`(users.organization_id = ${person.organizationId} AND users.id IN (
    SELECT user_id FROM group_members WHERE group_id = ANY(${[...person.scope.groups]}::uuid[])
    UNION SELECT report.id FROM users AS report WHERE report.manager_id = ${person.id}))`;
}

/**
 * Condition on `users`: members of the groups that a viewer manages or belongs to, and people whose manager or HR
 * representative the viewer is. It does not replace `visibleTo`.
 */
export const ownPeople = ({ id, scope }: Person): Condition => sql`(users.id <> ${id} AND users.id IN (
  SELECT member.user_id FROM group_members AS member WHERE member.group_id = ANY(${[...scope.groups]}::uuid[])
    OR member.group_id IN (SELECT joined.group_id FROM group_members AS joined WHERE joined.user_id = ${id})
  UNION SELECT report.id FROM users AS report WHERE report.manager_id = ${id} OR report.hr_representative_id = ${id}))`;

/** Condition on `user_groups`: those that someone answers for, those of their organisation, or all. */
export function visibleGroups(person: Person): Condition {
  const ownOrganization = sql<SqlBool>`user_groups.organization_id = ${person.organizationId}`;
  return byReach(person, {
    everywhere: everything,
    organization: ownOrganization,
    people: sql`(${ownOrganization} AND user_groups.id = ANY(${[...person.scope.groups]}::uuid[]))`,
    self: nothing,
  });
}

/** Condition on `user_imports`: own ones; for viewers of the whole organisation, all of it. */
export function visibleImports(person: Person): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`user_imports.importer_id = ${person.id}`;
  return byReach(person, {
    everywhere: everything,
    organization: sql`user_imports.organization_id = ${person.organizationId}`,
    people: own,
    self: nothing,
  });
}
