import { type Static, Type } from 'typebox';
import { origins } from '../enums/users';
import { body, Label, optional } from '../fields';
import { limits } from '../limits';

/** What a native wrapper tells about the phone, so that notifications can reach it. */
export const Device = body({
  origin: Type.Enum(origins),
  token: optional(Type.String({ maxLength: limits.tokenLength })),
  model: optional(Label),
  version: optional(Label),
});
export type Device = Static<typeof Device>;
