import { type Static, Type } from 'typebox';
import { badgeTypes } from '../enums/badges';
import { programTypes } from '../enums/programs';
import { Count, Html, Id, Label, nullable } from '../fields';

/** A programme as written by the coaches: the template that is given to people. */
export const Program = Type.Object({
  id: Id,
  name: Label,
  description: nullable(Html),
  type: Type.Enum(programTypes),
  weekCount: Count,
  maxSuspension: Count,
  badges: Type.Array(Type.Enum(badgeTypes)),
  shouldDisplayJobOffers: Type.Boolean(),
});
export type Program = Static<typeof Program>;
