import { type PermissionArea, permissionAreas, type PermissionLevel, permissionLevels } from '../enums/permissions';
import { type CreatableRole, creatableRoles, type RoleName, staffRoles } from '../enums/roles';

export type PermissionTable = Record<PermissionArea, PermissionLevel>;

const nothing: PermissionTable = {
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
const manager: PermissionTable = { ...nothing, users: 'r', roles: 'r', userGroups: 'r', programs: 'r' };
const headHR: PermissionTable = { ...manager, users: 'w', licensePacks: 'r' };
const owner: PermissionTable = { ...headHR, organizations: 'r', userGroups: 'w' };
const admin: PermissionTable = { ...owner, admin: 'w', staticPages: 'w', questions: 'w', library: 'w' };
const everything = Object.fromEntries(permissionAreas.map((area) => [area, 'w'])) as PermissionTable;

/** Whose rows a level opens (own groups, own organisation, all) is narrowed by the server. */
export const rolePermissions: Record<RoleName, PermissionTable> = {
  user: nothing,
  manager,
  headHR,
  owner,
  admin,
  superAdmin: everything,
};

const rank = (level: PermissionLevel) => permissionLevels.indexOf(level);

export const levelAllows = (held: PermissionLevel, asked: PermissionLevel): boolean => rank(held) >= rank(asked);

export const allows = (role: RoleName, area: PermissionArea, level: PermissionLevel): boolean =>
  levelAllows(rolePermissions[role][area], level);

/** The highest level of each area: a person holds what any of their roles gives. */
export const mergePermissions = (...tables: readonly PermissionTable[]): PermissionTable =>
  Object.fromEntries(
    permissionAreas.map((area) => [
      area,
      permissionLevels[Math.max(0, ...tables.map((table) => rank(table[area])))] ?? 'disabled',
    ]),
  ) as PermissionTable;

export const isStaff = (role: RoleName): boolean => staffRoles.some((staff) => staff === role);

const grantable: Record<RoleName, readonly CreatableRole[]> = {
  user: [],
  manager: [],
  headHR: ['user', 'manager'],
  owner: creatableRoles,
  admin: creatableRoles,
  superAdmin: creatableRoles,
};

/** The roles that someone may give when they create or edit a person. */
export const grantableRoles = (role: RoleName): readonly CreatableRole[] => grantable[role];
