import { type FieldCode, grantableRoles, type RoleName } from '@passerelle/shared/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Person } from '../../platform/sessions/person';
import { visibleTo } from '../accounts/visibility';
import { visibleGroups } from '../groups/list';

/** What somebody is given with their place: each is a right over others, or a right of others over them. */
export interface Granted {
  role: RoleName;
  groups: readonly string[];
  managedGroups: readonly string[];
  manager: string | null;
  hrRepresentative: string | null;
}

type Fields = Record<string, FieldCode>;

/** Nobody makes anybody what they could not make everybody: 403, since it is the right that is missing. */
export function assertMayGrantRole(actor: Person, role: RoleName): void {
  if (!grantableRoles(actor.role).some((grantable) => grantable === role)) {
    throw failure('forbidden', { message: 'roleNotGrantable', fields: { role: 'notAllowed' } });
  }
}

/** Somebody whose present role one could not give is not one's to change, and neither is oneself. */
export function assertMayChange(actor: Person, target: { id: string; role: RoleName }): void {
  const isOwnEqual = target.id === actor.id || !grantableRoles(actor.role).some((role) => role === target.role);
  if (isOwnEqual) throw failure('forbidden', { message: 'personNotChangeable' });
}

/** Those that are not being deleted, and are not until what puts people into them is done. */
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

/** Oneself is among those whom one sees: an HR manager names themselves as representative. */
const seenBy = (actor: Person): RawBuilder<SqlBool> => sql`(${visibleTo(actor)} OR users.id = ${actor.id})`;

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

/** Groups and staff that somebody may give, of those that are asked for. */
export interface Places {
  groups: ReadonlySet<string>;
  staff: ReadonlySet<string>;
}

/** For as many people as are wanted at once, in two statements. */
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
  /** What the person holds already: it may stay, whoever saves. */
  present?: Granted;
  /** The person themselves, who is nobody's manager of themselves. */
  userId?: string;
}

/** What of it is not there for whoever gives it. */
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

/** Groups, managed groups, manager and HR representative: only those whom the actor sees, of the same organisation. */
export const placeFaults = async (db: Db, wanted: Granted, placing: Placing): Promise<Fields> =>
  unseenIn(wanted, await readPlaces(db, [wanted], placing), placing);
