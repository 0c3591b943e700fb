import { type Static, Type } from 'typebox';
import { type PermissionArea, permissionAreas, permissionLevels } from '../enums/permissions';
import { roles } from '../enums/roles';

const Level = Type.Enum(permissionLevels);
const levels = Object.fromEntries(permissionAreas.map((area) => [area, Level])) as Record<PermissionArea, typeof Level>;

/** Every area has a level: absence would be a third answer to a yes-or-no question. */
export const Permissions = Type.Object(levels);
export type Permissions = Static<typeof Permissions>;

export const RoleReference = Type.Object({ slug: Type.Enum(roles) });
