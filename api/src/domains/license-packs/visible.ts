import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Person } from '../../platform/sessions/person';
import { byReach, everything, nothing } from '../accounts/visibility';

/** Condition on `license_packs`: those of the groups someone answers for, those of their organisation, or all. */
export function visiblePacks(person: Person): RawBuilder<SqlBool> {
  const ownOrganization = sql<SqlBool>`license_packs.organization_id = ${person.organizationId}`;
  return byReach(person, {
    everywhere: everything,
    organization: ownOrganization,
    people: sql`(${ownOrganization} AND EXISTS (SELECT FROM group_license_packs
      WHERE license_pack_id = license_packs.id AND group_id = ANY(${[...person.scope.groups]}::uuid[])))`,
    self: nothing,
  });
}

/** Of a pack, how many seats are still free. */
export const freeSeats = sql<number>`greatest(0, license_packs.max_licenses - (SELECT count(*)::int FROM license_uses
  WHERE license_uses.license_pack_id = license_packs.id AND license_uses.released_at IS NULL))`;
