/** What permissions are about. Schemas, checks, descriptors and screens all take the areas from here. */
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
export type GrantedLevel = Exclude<PermissionLevel, 'disabled'>;

/** A right in one word, as a call is guarded by it and a descriptor asks for it: `users:r`. */
export type Permission = `${PermissionArea}:${GrantedLevel}`;
export const permissionNames: readonly Permission[] = permissionAreas.flatMap((area): Permission[] => [
  `${area}:r`,
  `${area}:w`,
]);
