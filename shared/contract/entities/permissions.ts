import { type Static, Type } from 'typebox';
import { type PermissionArea, permissionAreas, permissionLevels, roles } from '../enums/security';
import { Label } from '../fields';

const Level = Type.Enum(permissionLevels);
const levels = Object.fromEntries(permissionAreas.map((area) => [area, Level])) as Record<PermissionArea, typeof Level>;

/** Every area has a level: absence would be a third answer to a yes-or-no question. */
export const Permissions = Type.Object(levels);
export type Permissions = Static<typeof Permissions>;

export const RoleReference = Type.Object({ slug: Type.Enum(roles) });

/** `label` is in the language of the request. */
export const Role = Type.Object({ slug: Type.Enum(roles), label: Label, permissions: Permissions });
export type Role = Static<typeof Role>;
