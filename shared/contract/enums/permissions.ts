export const permissionAreas = [
  'superAdmin',
  'admin',
  'logAs',
  'users',
  'roles',
  'organizations',
  'staticPages',
  'questions',
  'licensePacks',
  'userGroups',
  'programs',
  'library',
] as const;
export type PermissionArea = (typeof permissionAreas)[number];

export const permissionLevels = ['disabled', 'r', 'w'] as const;
export type PermissionLevel = (typeof permissionLevels)[number];
