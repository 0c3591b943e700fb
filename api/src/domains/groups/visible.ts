import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Person } from '../../platform/sessions/person';
import { byReach, everything, nothing } from '../users/reach';

/** Condition on `user_groups`: those that someone answers for, those of their organisation, or all. */
export function visibleGroups(person: Person): RawBuilder<SqlBool> {
  const ownOrganization = sql<SqlBool>`user_groups.organization_id = ${person.organizationId}`;
  return byReach(person, {
    everywhere: everything,
    organization: ownOrganization,
    people: sql`(${ownOrganization} AND user_groups.id = ANY(${[...person.scope.groups]}::uuid[]))`,
    self: nothing,
  });
}
