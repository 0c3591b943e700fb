import { type Static, Type } from 'typebox';
import { libraryTypes } from '../enums/library';
import { locales } from '../enums/locales';
import { Count, FileAddress, Id, Instant, Label, nullable } from '../fields';

/** A document of a person, as their staff sees it: uploaded, or written by answering a sub-task. */
export const UserFile = Type.Object({
  id: Id,
  name: Label,
  url: FileAddress,
  type: Type.Enum(libraryTypes),
  language: nullable(Type.Enum(locales)),
  size: Count,
  uploaded: Type.Boolean(),
  userSubTask: nullable(Type.Object({ task: Type.Object({ name: Label }) })),
  updatedAt: Instant,
});
export type UserFile = Static<typeof UserFile>;
