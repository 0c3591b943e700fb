/** Areas of permissions. Schemas, checks, descriptors and screens all take them from here. */
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
export const permissionNames: readonly Permission[] = /* @__PURE__ */ permissionAreas.flatMap((area): Permission[] => [
  `${area}:r`,
  `${area}:w`,
]);

export const roles = ['user', 'manager', 'headHR', 'owner', 'admin', 'superAdmin'] as const;
export type RoleName = (typeof roles)[number];

/** Those who may enter the client space. */
export const staffRoles = ['manager', 'headHR', 'owner', 'admin', 'superAdmin'] as const satisfies readonly RoleName[];

export const creatableRoles = ['user', 'manager', 'headHR'] as const satisfies readonly RoleName[];
export type CreatableRole = (typeof creatableRoles)[number];

/** Those who look after a whole organisation; the product's own staff names them. */
export const leadingRoles = ['owner', 'admin'] as const satisfies readonly RoleName[];
export type LeadingRole = (typeof leadingRoles)[number];

/** The browsers and systems recognised in a user agent; the names are the same in every language. */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'] as const;
export type System = (typeof systems)[number];

/** Place of the last use of a session, relative to the requesting session: only the network is known. */
export const sessionPlaces = ['thisDevice', 'sameNetwork', 'otherNetwork', 'unknown'] as const;
export type SessionPlace = (typeof sessionPlaces)[number];

/** The people from whom an organisation requires a second factor. */
export const secondFactorScopes = ['none', 'staff', 'everyone'] as const;
export type SecondFactorScope = (typeof secondFactorScopes)[number];
