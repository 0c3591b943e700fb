import { type Static, Type } from 'typebox';
import { libraryTypes } from '../enums/library';
import { locales } from '../enums/locales';
import { taskFamilies } from '../enums/tasks';
import { body, Count, FileAddress, Html, Id, Instant, Label, nullable, optional, Title } from '../fields';

export const LibraryDocument = Type.Object({
  id: Id,
  name: Label,
  description: nullable(Html),
  url: FileAddress,
  type: Type.Enum(libraryTypes),
  /** Lower case, without the dot: what the viewer chooses its display by. */
  extension: Label,
  size: Count,
  family: nullable(Type.Enum(taskFamilies)),
  language: nullable(Type.Enum(locales)),
  updatedAt: Instant,
});
export type LibraryDocument = Static<typeof LibraryDocument>;

const upload = {
  name: Title,
  language: optional(Type.Enum(locales)),
  type: optional(Type.Enum(libraryTypes)),
};

/** What goes beside the file `document`. */
export const LibraryUpload = body({ ...upload, family: optional(Type.Enum(taskFamilies)), subTaskId: optional(Id) });
export type LibraryUpload = Static<typeof LibraryUpload>;

export const UserFileUpload = body(upload);
export type UserFileUpload = Static<typeof UserFileUpload>;
