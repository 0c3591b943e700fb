import type { Permissions } from '../../entities/people/security';
import {
  creatableRoles,
  type GrantedLevel,
  type PermissionArea,
  permissionAreas,
  type PermissionLevel,
  permissionLevels,
  type RoleName,
  staffRoles,
} from '../../enums/security';

const nothing: Permissions = {
  superAdmin: 'disabled',
  admin: 'disabled',
  logAs: 'disabled',
  users: 'disabled',
  roles: 'disabled',
  organizations: 'disabled',
  staticPages: 'r',
  questions: 'r',
  licensePacks: 'disabled',
  userGroups: 'disabled',
  programs: 'disabled',
  library: 'r',
};
const manager: Permissions = { ...nothing, users: 'r', roles: 'r', userGroups: 'r', programs: 'r' };
const headHR: Permissions = { ...manager, users: 'w', licensePacks: 'r' };
const owner: Permissions = { ...headHR, organizations: 'r', userGroups: 'w' };
const admin: Permissions = { ...owner, admin: 'w', staticPages: 'w', questions: 'w', library: 'w' };
const everything = Object.fromEntries(permissionAreas.map((area) => [area, 'w'])) as Permissions;

/** Row scope of a level (own groups, own organisation, all); the server narrows it. */
export const rolePermissions: Record<RoleName, Permissions> = {
  user: nothing,
  manager,
  headHR,
  owner,
  admin,
  superAdmin: everything,
};

const rank = (level: PermissionLevel) => permissionLevels.indexOf(level);

/** Write permission includes read permission. */
export const allows = (permissions: Permissions, area: PermissionArea, level: GrantedLevel): boolean =>
  rank(permissions[area]) >= rank(level);

/** The highest level of each area: a person holds what any of their roles gives. */
export const mergePermissions = (...tables: readonly Permissions[]): Permissions =>
  Object.fromEntries(
    permissionAreas.map((area) => [
      area,
      permissionLevels[Math.max(0, ...tables.map((table) => rank(table[area])))] ?? 'disabled',
    ]),
  ) as Permissions;

export const isStaff = (role: RoleName): boolean => staffRoles.some((staff) => staff === role);

const grantable: Record<RoleName, readonly RoleName[]> = {
  user: [],
  manager: [],
  headHR: ['user', 'manager'],
  owner: creatableRoles,
  admin: creatableRoles,
  superAdmin: [...creatableRoles, 'owner', 'admin'],
};

/** The roles that someone may give when they create or edit a person. */
export const grantableRoles = (role: RoleName): readonly RoleName[] => grantable[role];
