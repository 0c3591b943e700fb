import { type Static, Type } from 'typebox';
import { permissionLevels } from '../enums/permissions';
import { roles } from '../enums/roles';

const Level = Type.Enum(permissionLevels);

/** Every area has a level: absence would be a third answer to a yes-or-no question. */
export const Permissions = Type.Object({
  superAdmin: Level,
  admin: Level,
  logAs: Level,
  users: Level,
  roles: Level,
  organizations: Level,
  staticPages: Level,
  questions: Level,
  licensePacks: Level,
  userGroups: Level,
  programs: Level,
  library: Level,
});
export type Permissions = Static<typeof Permissions>;

export const RoleReference = Type.Object({ slug: Type.Enum(roles) });
