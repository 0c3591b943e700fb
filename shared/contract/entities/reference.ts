import { type Static, Type } from 'typebox';
import { FileAddress, Id, Label, nullable } from '../fields';

/** Enough of a thing to name it and link to it. */
export const Reference = Type.Object({ id: Id, name: Label });
export type Reference = Static<typeof Reference>;

export const PersonReference = Type.Object({ id: Id, firstName: nullable(Label), lastName: Label });
export type PersonReference = Static<typeof PersonReference>;

export const ColleagueReference = Type.Object({
  ...PersonReference.properties,
  email: Label,
  avatarUrl: nullable(FileAddress),
});
export type ColleagueReference = Static<typeof ColleagueReference>;
