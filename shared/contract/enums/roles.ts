export const roles = ['user', 'manager', 'headHR', 'owner', 'admin', 'superAdmin'] as const;
export type RoleName = (typeof roles)[number];

/** Those who may enter the client space. */
export const staffRoles = ['manager', 'headHR', 'owner', 'admin', 'superAdmin'] as const satisfies readonly RoleName[];
export type StaffRole = (typeof staffRoles)[number];

export const creatableRoles = ['user', 'manager', 'headHR'] as const satisfies readonly RoleName[];
export type CreatableRole = (typeof creatableRoles)[number];
