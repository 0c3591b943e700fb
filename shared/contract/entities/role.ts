import { type Static, Type } from 'typebox';
import { roles } from '../enums/roles';
import { Label } from '../fields';
import { Permissions } from './permissions';

/** `label` is in the language of the request. */
export const Role = Type.Object({ slug: Type.Enum(roles), label: Label, permissions: Permissions });
export type Role = Static<typeof Role>;
