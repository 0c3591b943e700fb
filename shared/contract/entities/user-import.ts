import { type Static, Type } from 'typebox';
import { fieldCodes } from '../enums/errors';
import { body, Count, Id, Instant, Label, nullable } from '../fields';
import { limits } from '../limits';

/** What a column of a file of people may hold; `none` is read by nobody, and the screen names it. */
export const userImportFields = [
  'lastName',
  'firstName',
  'email',
  'gender',
  'phone',
  'role',
  'groups',
  'managedGroups',
  'birthday',
  'jobTitle',
  'jobLevel',
  'position',
  'manager',
  'hrRepresentative',
  'annualSalaryWithoutTax',
  'entryOnDutyDate',
  'companyGroup',
  'companyName',
  'street',
  'zipCode',
  'city',
] as const;
export type UserImportField = (typeof userImportFields)[number];

/**
 * A file's way: `mapping` until its columns are known, `checking` while every row goes through the commit's own checks,
 * `ready` with the outcome, `running`, then `done`; `stopped` by hand, `undone` as a batch, `failed` where the file could
 * not be read to its end.
 */
export const userImportStatuses = [
  'mapping',
  'checking',
  'ready',
  'running',
  'done',
  'stopped',
  'undone',
  'failed',
] as const;
export type UserImportStatus = (typeof userImportStatuses)[number];

/** What becomes, or became, of a row. `known`: somebody of this organisation with this e-mail is there already. */
export const userImportOutcomes = ['created', 'known', 'refused', 'pending'] as const;
export type UserImportOutcome = (typeof userImportOutcomes)[number];

/** Beyond the codes of fields: what only a file can have wrong. */
export const importCodes = [...fieldCodes, 'serialDate', 'ambiguous', 'notGrantable', 'repeated'] as const;
export type ImportCode = (typeof importCodes)[number];

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const importSeparators = [';', ',', '\t'] as const;
export const importFormats = ['csv', 'xlsx'] as const;

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

/** What importing would do, or has done. */
export const UserImportCounts = Type.Object({
  rows: Count,
  created: Count,
  known: Count,
  refused: Count,
  /** Seats of packs: importing takes none. Mails: none unless asked. */
  seats: Count,
  mails: Count,
});

export const UserImport = Type.Object({
  id: Id,
  fileName: Label,
  format: Type.Enum(importFormats),
  encoding: nullable(Type.Enum(importEncodings)),
  separator: nullable(Type.Enum(importSeparators)),
  status: Type.Enum(userImportStatuses),
  columns: Type.Array(UserImportColumn),
  /** Required fields that no column holds. */
  missing: Type.Array(Type.Enum(userImportFields)),
  counts: UserImportCounts,
  /** Rows looked at or written so far, of `counts.rows`. */
  progress: Count,
  sendsWelcome: Type.Boolean(),
  createdAt: Instant,
  finishedAt: nullable(Instant),
  /** Until when the batch can be undone; null when it cannot. */
  undoUntil: nullable(Instant),
  /** People who were changed since, whom an undo would leave. */
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

export const UserImportStart = body({ sendWelcome: Type.Boolean({ default: false }) });
