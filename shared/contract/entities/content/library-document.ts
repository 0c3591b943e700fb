import { type Static, Type } from 'typebox';
import { libraryTypes, textBlockKinds } from '../../enums/content';
import { locales } from '../../enums/locales';
import { taskFamilies } from '../../enums/tasks';
import { body, Count, FileAddress, Html, Id, Instant, Label, LongText, nullable, optional, Title } from '../../fields';
import { limits } from '../../limits';
import { Reference } from '../people/person';

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
  /** A picture of its own for its card; null: one is drawn. */
  cover: nullable(FileAddress),
  /** Duration of a film or recording in seconds; null when unknown. */
  duration: nullable(Count),
  /** Passage of the transcript that matches the search, if only the recording contains the words. */
  passage: nullable(LongText),
});
export type LibraryDocument = Static<typeof LibraryDocument>;

/** Reading position: a page of a PDF, a second of a recording. */
export const Reading = Type.Object({
  lastPage: nullable(Type.Integer({ minimum: 1, maximum: limits.documentPages })),
  lastSecond: nullable(Type.Integer({ minimum: 0, maximum: limits.documentSeconds })),
});
export type Reading = Static<typeof Reading>;

/** A caption from one second to another. */
export const CaptionCue = Type.Object({
  start: Type.Number({ minimum: 0 }),
  end: Type.Number({ minimum: 0 }),
  text: LongText,
});
export type CaptionCue = Static<typeof CaptionCue>;

/** The words of a film or a recording in one language: its captions, and read one after the other its transcript. */
export const Captions = Type.Object({ language: Type.Enum(locales), cues: Type.Array(CaptionCue) });
export type Captions = Static<typeof Captions>;

/** A paragraph of a template, read as text. */
export const TextBlock = Type.Object({ kind: Type.Enum(textBlockKinds), text: LongText });
export type TextBlock = Static<typeof TextBlock>;

export const LibraryDocumentDetail = Type.Object({
  ...LibraryDocument.properties,
  captions: Type.Array(Captions),
  /** The words of a template that is filled in elsewhere; null: none, or the document shows itself. */
  preview: nullable(Type.Array(TextBlock)),
  reading: nullable(Reading),
});
export type LibraryDocumentDetail = Static<typeof LibraryDocumentDetail>;

export const ReadingBody = body(Type.Partial(Reading).properties);
export type ReadingBody = Static<typeof ReadingBody>;

const upload = {
  name: Title,
  language: optional(Type.Enum(locales)),
  type: optional(Type.Enum(libraryTypes)),
};

/** Form fields beside the file `document`. */
export const LibraryUpload = body({ ...upload, family: optional(Type.Enum(taskFamilies)), subTaskId: optional(Id) });
export type LibraryUpload = Static<typeof LibraryUpload>;

export const UserFileUpload = body(upload);
export type UserFileUpload = Static<typeof UserFileUpload>;

/** A file that the person handed in, as they see it themselves. */
export const OwnFile = Type.Object({
  id: Id,
  name: Label,
  url: FileAddress,
  extension: Label,
  size: Count,
  /** The task that it was last handed in for; null where it was sent without one. */
  task: nullable(Reference),
  updatedAt: Instant,
});
export type OwnFile = Static<typeof OwnFile>;

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
