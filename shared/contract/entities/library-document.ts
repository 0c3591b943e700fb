import { type Static, Type } from 'typebox';
import { libraryTypes } from '../enums/content';
import { locales } from '../enums/locales';
import { taskFamilies } from '../enums/tasks';
import { body, Count, FileAddress, Html, Id, Instant, Label, nullable, optional, Title } from '../fields';
import { limits } from '../limits';

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

/** Where the reader stopped: a page of a PDF, a second of a recording. */
export const Reading = Type.Object({
  lastPage: nullable(Type.Integer({ minimum: 1, maximum: limits.documentPages })),
  lastSecond: nullable(Type.Integer({ minimum: 0, maximum: limits.documentSeconds })),
});
export type Reading = Static<typeof Reading>;

export const LibraryDocumentDetail = Type.Object({ ...LibraryDocument.properties, reading: nullable(Reading) });
export type LibraryDocumentDetail = Static<typeof LibraryDocumentDetail>;

export const ReadingBody = body(Type.Partial(Reading).properties);
export type ReadingBody = Static<typeof ReadingBody>;

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
