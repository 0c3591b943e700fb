import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Person } from '../../../platform/sessions/person';
import { byReach, everything, nothing } from '../../accounts/visibility';

/** Condition on `license_packs`: those of managed groups, those of the organisation, or all. */
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

/**
 * Condition on `license_packs`: a pack with groups is only for their members, regardless of the actor. A pack without
 * groups is for the whole organisation.
 */
export const packOpenTo = (userId: string): RawBuilder<SqlBool> =>
  sql`(NOT EXISTS (SELECT FROM group_license_packs WHERE license_pack_id = license_packs.id)
    OR EXISTS (SELECT FROM group_license_packs JOIN group_members USING (group_id)
      WHERE license_pack_id = license_packs.id AND user_id = ${userId}))`;

/** Throws where the person is in none of the pack's groups; `field` names the pack in the call. */
export async function assertPackOpenTo(
  db: Db,
  { userId, packId }: { userId: string; packId: string },
  field: string,
): Promise<void> {
  const open = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .where(packOpenTo(userId))
    .select('id')
    .executeTakeFirst();
  if (!open) throw failure('invalid', { message: 'packOfOtherGroups', fields: { [field]: 'notAllowed' } });
}

/** Throws when the pack is outside the viewer's scope. */
export async function assertPackSeen(db: Db, person: Person, packId: string): Promise<void> {
  const seen = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .where(visiblePacks(person))
    .select('id')
    .executeTakeFirst();
  if (!seen) throw failure('notFound');
}
