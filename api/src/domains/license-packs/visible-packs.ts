import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
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

/** Nobody draws on a pack that they do not see. */
export async function assertPackSeen(db: Db, person: Person, packId: string): Promise<void> {
  const seen = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .where(visiblePacks(person))
    .select('id')
    .executeTakeFirst();
  if (!seen) throw failure('notFound');
}
