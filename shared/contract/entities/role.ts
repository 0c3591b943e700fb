import { type Static, Type } from 'typebox';
import { roles } from '../enums/roles';
import { Label } from '../fields';
import { Permissions } from './permissions';

/** `label` is in the language of the request; `grantable` says whether the person who asks may give it to others. */
export const Role = Type.Object({
  slug: Type.Enum(roles),
  label: Label,
  permissions: Permissions,
  grantable: Type.Boolean(),
});
export type Role = Static<typeof Role>;
