import type { Permissions, RoleName } from '@passerelle/shared/contract';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';

export type ReadPermissions = (role: RoleName) => Promise<Permissions>;

const CACHE_TTL = { minutes: 1 };

/** Every call needs the permissions of a role, and they hardly ever change: they are cached for a minute. */
export function rolePermissions(db: Db, clock: Clock): ReadPermissions {
  let known: Promise<Map<RoleName, Permissions>> | undefined;
  let until = clock.now();

  async function readAll(): Promise<Map<RoleName, Permissions>> {
    const rows = await db.selectFrom('role_permissions').select(['role', 'area', 'level']).execute();
    const areasOf = (role: RoleName) => rows.filter((row) => row.role === role).map(({ area, level }) => [area, level]);
    return new Map(rows.map(({ role }) => [role, Object.fromEntries(areasOf(role)) as Permissions]));
  }

  return async (role) => {
    if (!known || clock.now() >= until) {
      until = clock.now().plus(CACHE_TTL);
      known = readAll();
      known.catch(() => (known = undefined));
    }
    const permissions = (await known).get(role);
    if (!permissions) throw new Error(`The role ${role} has no permissions in the tables.`);
    return permissions;
  };
}
