import { fieldCodes } from './errors';

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

/** What everybody has to have; what else one needs depends on the role. */
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
 * What becomes, or became, of a row. `known`: somebody of this organisation with this e-mail is there already.
 * `undone`: an undo took the person back, and nobody has restored them since. `pending`: not looked at or not imported yet,
 * and never imported where the import was undone before its turn.
 */
export const userImportOutcomes = ['created', 'known', 'refused', 'pending', 'undone'] as const;
export type UserImportOutcome = (typeof userImportOutcomes)[number];

/** Beyond the codes of fields: what only a file can have wrong. */
export const importCodes = [
  ...fieldCodes,
  'serialDate',
  'lostZero',
  'ambiguous',
  'notGrantable',
  'repeated',
  'notImported',
  'circular',
] as const;
export type ImportCode = (typeof importCodes)[number];

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const importSeparators = [';', ',', '\t'] as const;
export const importFormats = ['csv', 'xlsx'] as const;
export type ImportFormat = (typeof importFormats)[number];
