import { fieldCodes } from './errors';

/** The possible fields of a column in a user import; a `none` column is ignored, and the screen names it. */
export const userImportFields = [
  'lastName',
  'firstName',
  'email',
  'gender',
  'phone',
  'role',
  'groups',
  'managedGroups',
  'program',
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

/** Fields required for every user; others depend on the role. */
export const requiredImportFields = ['lastName', 'firstName', 'email', 'gender', 'role', 'groups', 'birthday'] as const;

/**
 * A file's way: `mapping` until its columns are known, `checking` while every row goes through the commit's own checks,
 * `ready` with the outcome, `running`, then `done`; `stopped` by hand, `failed` by an error of the server (both can be
 * started again, and go on with what is left), `undone` as a batch.
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

/**
 * Outcome of a row. `known`: a user of this organisation already has this e-mail.
 * `undone`: an undo removed the user, who was not restored since. `pending`: not checked or not imported yet,
 * and never imported when the import was undone first.
 */
export const userImportOutcomes = ['created', 'known', 'refused', 'pending', 'undone'] as const;
export type UserImportOutcome = (typeof userImportOutcomes)[number];

/** Beyond the codes of fields: what only a file can have wrong. */
export const importCodes = [
  ...fieldCodes,
  'serialDate',
  'noSuchDay',
  'lostZero',
  'ambiguous',
  'notGrantable',
  'repeated',
  'notImported',
  'circular',
  'noSeat',
  'otherGroups',
] as const;
export type ImportCode = (typeof importCodes)[number];

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const importSeparators = [';', ',', '\t'] as const;
export const importFormats = ['csv', 'xlsx'] as const;
export type ImportFormat = (typeof importFormats)[number];
