import { type Static, Type } from 'typebox';
import {
  importCodes,
  importEncodings,
  importFormats,
  importSeparators,
  type UserImportField,
  userImportFields,
  userImportOutcomes,
  userImportStatuses,
} from '../../enums/user-import';
import { body, Count, Id, Instant, Label, nullable, optional } from '../../fields';
import { limits } from '../../limits';
import { PersonReference } from './person';

export const UserImportColumn = Type.Object({
  title: Label,
  /** The first values beneath it, so that one recognises the column. */
  samples: Type.Array(Label, { maxItems: 3 }),
  /** Null: unmapped. */
  field: nullable(Type.Enum(userImportFields)),
});
export type UserImportColumn = Static<typeof UserImportColumn>;

export const UserImportMapping = body({
  columns: Type.Array(nullable(Type.Enum(userImportFields)), { minItems: 1, maxItems: limits.usersImportColumns }),
});
export type UserImportMapping = Static<typeof UserImportMapping>;

/** Counts of an import, planned or done. */
export const UserImportCounts = Type.Object({
  rows: Count,
  created: Count,
  known: Count,
  refused: Count,
  /** Not looked at yet; after a stop: not imported. */
  pending: Count,
  /** Of those created, taken back by an undo. */
  undone: Count,
  /** Seats that the programmes of the file take. Mails: none unless asked. */
  seats: Count,
  mails: Count,
});

/** A programme of the file, with the pack that it comes out of. */
export const UserImportProgram = Type.Object({
  program: Label,
  pack: Label,
  /** Those who are to follow it, or were put on it. */
  people: Count,
  /** Seats of the pack that are free now. */
  free: Count,
});
export type UserImportProgram = Static<typeof UserImportProgram>;

export const UserImport = Type.Object({
  id: Id,
  importer: PersonReference,
  fileName: Label,
  format: Type.Enum(importFormats),
  encoding: nullable(Type.Enum(importEncodings)),
  separator: nullable(Type.Enum(importSeparators)),
  /** Of a workbook: the sheet that was read. */
  sheet: nullable(Label),
  status: Type.Enum(userImportStatuses),
  columns: Type.Array(UserImportColumn),
  /** Required fields that no column holds. */
  missing: Type.Array(Type.Enum(userImportFields)),
  counts: UserImportCounts,
  programs: Type.Array(UserImportProgram),
  /** Rows looked at or written so far, of `counts.rows`. */
  progress: Count,
  sendsWelcome: Type.Boolean(),
  createdAt: Instant,
  finishedAt: nullable(Instant),
  /** Until when the batch can be undone; null when it cannot, or not by this viewer. */
  undoUntil: nullable(Instant),
  /** People who were changed since, or whose programme began, whom an undo would leave. */
  touched: Count,
});
export type UserImport = Static<typeof UserImport>;

export const UserImportError = Type.Object({
  /** The title of the column in the file. */
  column: nullable(Label),
  field: nullable(Type.Enum(userImportFields)),
  value: Label,
  code: Type.Enum(importCodes),
  /** A sentence in the language of the request. */
  message: Type.String(),
});

export const UserImportRow = Type.Object({
  /** As the spreadsheet counts it: the titles are line 1. */
  line: Type.Integer({ minimum: 1 }),
  name: Label,
  email: Label,
  outcome: Type.Enum(userImportOutcomes),
  userId: nullable(Id),
  errors: Type.Array(UserImportError),
});
export type UserImportRow = Static<typeof UserImportRow>;

const cells = Object.fromEntries(userImportFields.map((field) => [field, optional(Label)]));
type Cells = Record<UserImportField, ReturnType<typeof optional<typeof Label>>>;

/** New content for some cells of a refused row. */
export const UserImportCorrection = body({
  line: Type.Integer({ minimum: 1 }),
  cells: Type.Object(cells as Cells, { additionalProperties: false, minProperties: 1 }),
});
export type UserImportCorrection = Static<typeof UserImportCorrection>;

export const UserImportStart = body({ sendWelcome: Type.Boolean({ default: false }) });
