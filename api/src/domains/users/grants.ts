import type { FieldCode, RoleName } from '@passerelle/shared/contract';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { visibleGroups, visibleTo } from '../accounts/visibility';

/** The rights and roles of a person: over others, or of others over them. */
export interface Granted {
  role: RoleName;
  groups: readonly string[];
  managedGroups: readonly string[];
  manager: string | null;
  hrRepresentative: string | null;
}

type Fields = Record<string, FieldCode>;

/** Throws 403 for a role that the actor may not give. */
export function assertMayGrantRole(actor: Person, role: RoleName): void {
  if (!grantableRoles(actor.role).some((grantable) => grantable === role)) {
    throw failure('forbidden', { message: 'roleNotGrantable', fields: { role: 'notAllowed' } });
  }
}

/** Throws when the actor could not give the target's present role, or is the target. */
export function assertMayChange(actor: Person, target: { id: string; role: RoleName }): void {
  const isOwnEqual = target.id === actor.id || !grantableRoles(actor.role).some((role) => role === target.role);
  if (isOwnEqual) throw failure('forbidden', { message: 'personNotChangeable' });
}

/** Groups that are not being deleted, locked until the change of members is done. */
async function seenGroups(db: Db, actor: Person, organizationId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('user_groups')
    .where('id', 'in', [...new Set(ids)])
    .where('organization_id', '=', organizationId)
    .where(visibleGroups(actor))
    .select('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The actor is in their own scope: an HR manager may name themselves as representative. */
export const seenBy = (actor: Person): RawBuilder<SqlBool> => sql`(${visibleTo(actor)} OR users.id = ${actor.id})`;

async function seenStaff(db: Db, actor: Person, organizationId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .where('users.id', 'in', [...new Set(ids)])
    .where('users.organization_id', '=', organizationId)
    .where('users.deleted_at', 'is', null)
    .where('users.role', '<>', 'user')
    .where(seenBy(actor))
    .select('users.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The requested groups and staff that the actor may assign. */
export interface Places {
  groups: ReadonlySet<string>;
  staff: ReadonlySet<string>;
}

/** For many people at once, in two statements. */
export async function readPlaces(
  db: Db,
  wanted: readonly Granted[],
  { actor, organizationId }: { actor: Person; organizationId: string },
): Promise<Places> {
  const groups = wanted.flatMap((one) => [...one.groups, ...one.managedGroups]);
  const staff = wanted.flatMap(({ manager, hrRepresentative }) => [manager ?? [], hrRepresentative ?? []].flat());
  return {
    groups: await seenGroups(db, actor, organizationId, groups),
    staff: await seenStaff(db, actor, organizationId, staff),
  };
}

interface Present {
  /** The present assignments of the person, which may stay regardless of the editor. */
  present?: Granted;
  /** The person themselves, who cannot be their own manager. */
  userId?: string;
}

/** The requested assignments outside the actor's scope, as field errors. */
export function unseenIn(wanted: Granted, { groups, staff }: Places, { present, userId }: Present = {}): Fields {
  const fields: Fields = {};
  wanted.groups.forEach((id, position) => {
    if (!groups.has(id) && !present?.groups.includes(id)) fields[`groups.${position}`] = 'unknown';
  });
  wanted.managedGroups.forEach((id, position) => {
    if (!groups.has(id) && !present?.managedGroups.includes(id)) fields[`scope.groups.${position}`] = 'unknown';
  });
  if (wanted.role === 'user' && wanted.managedGroups.length > 0) fields['scope.groups'] = 'notAllowed';
  for (const place of ['manager', 'hrRepresentative'] as const) {
    const id = wanted[place];
    if (id === null || id === present?.[place]) continue;
    if (!staff.has(id) || id === userId) fields[`job.${place}`] = 'unknown';
  }
  return fields;
}

interface Placing extends Present {
  actor: Person;
  organizationId: string;
}

/** Groups, managed groups, manager and HR representative: only within the actor's scope and the same organisation. */
export const placeFaults = async (db: Db, wanted: Granted, placing: Placing): Promise<Fields> =>
  unseenIn(wanted, await readPlaces(db, [wanted], placing), placing);
