import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  UserImport,
  UserImportCorrection,
  UserImportMapping,
  UserImportRow,
  UserImportStart,
} from '../entities/people/user-import';
import { importFormats, userImportOutcomes } from '../enums/user-import';
import { Id } from '../fields';
import { durations, limits, pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../envelope';

const params = Type.Object({ importId: Id });
const touches = ['/users/imports/*'] as const;
/** Those who were made, or unmade, appear wherever people are listed or counted. */
const people = ['/users/*', '/licensePacks/*'] as const;

export const userImportCalls = defineCalls({
  'GET /users/import/template': {
    summary: 'An empty file with every column, and a line that shows how each is written.',
    query: Type.Object({ format: Type.Optional(Type.Enum(importFormats)) }, { additionalProperties: false }),
    produces: 'text/csv',
  },
  'GET /users/imports': {
    summary: `The imports of the last ${durations.importResultDays} days that one may see, the latest first.`,
    query: listQuery({ createdAt: 'desc' } as const, {}, pageSizes.imports),
    response: listOf(UserImport),
  },
  'POST /users/imports': {
    summary: `Read a file of people, ${limits.usersImportRows} rows at most, without adding users. The same file again returns the existing import.`,
    files: ['users'],
    response: UserImport,
    touches,
  },
  'GET /users/imports/:importId': {
    summary: 'One import: its columns, its counts, how far it is.',
    params,
    response: UserImport,
  },
  'PUT /users/imports/:importId': {
    summary: 'Set the fields of the columns; every row is checked as by the import, without adding users.',
    params,
    body: UserImportMapping,
    response: UserImport,
    touches,
  },
  'GET /users/imports/:importId/rows': {
    summary: 'Its rows, as the spreadsheet counts them, with what is wrong in each cell.',
    params,
    query: listQuery({ line: 'asc' } as const, { outcome: several(userImportOutcomes) }, pageSizes.importRows),
    response: listOf(UserImportRow),
  },
  'PUT /users/imports/:importId/rows': {
    summary: 'Correct cells of a refused row, which is checked again with those that depend on it.',
    params,
    body: UserImportCorrection,
    response: UserImportRow,
    touches,
  },
  'GET /users/imports/:importId/refused': {
    summary: 'The refused rows as a file with the same columns in the same order, to be repaired and imported again.',
    params,
    produces: 'text/csv',
  },
  'POST /users/imports/:importId/start': {
    summary:
      'Import the rows that are right, or those that a stop left or that were corrected since; a bulk action gives the programmes of the file. 409 when it was not checked, or runs already.',
    params,
    body: UserImportStart,
    response: UserImport,
    touches: people,
  },
  'POST /users/imports/:importId/stop': {
    summary: 'Stop after the rows that are being written. What was imported stays.',
    params,
    response: UserImport,
    touches: people,
  },
  'POST /users/imports/:importId/undo': {
    summary: `Undo the import, except users changed since or whose programme began; seats are given back. 409 after ${durations.importUndoHours} hours.`,
    params,
    response: UserImport,
    touches: people,
  },
});
