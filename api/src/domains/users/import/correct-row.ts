import type { FieldCode, UserImportRow } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { userImportFields } from '@passerelle/shared/contract/enums/user-import';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { checkPending } from './advance';
import { fromStored } from './columns';
import { readRowOf } from './list-rows';
import { planRows } from './plan-rows';
import { assertImporter, type ImportRow, lockVisibleImport } from './record';
import { resetRows } from './rows';

async function cellsOfRefused(db: Db, { id }: ImportRow, line: number): Promise<string[]> {
  const row = await db
    .selectFrom('user_import_rows')
    .where('import_id', '=', id)
    .where('line', '=', line)
    .where('outcome', '=', 'refused')
    .select('cells')
    .executeTakeFirst();
  if (!row) throw failure('conflict', { message: 'importRowNotRefused' });
  return row.cells;
}

/**
 * Changes cells of a refused row and checks it again, with the rows that it may have kept out: those that name its person,
 * or repeat its e-mail. Before the import as after it; a corrected row then waits to be imported.
 */
export async function correctRow(context: Context<Calls['PUT /users/imports/:importId/rows']>): Promise<UserImportRow> {
  const { db, person, params, body, services, now, locale } = context;
  const found = await lockVisibleImport(db, person, params.importId);
  assertImporter(person, found);
  if (found.status === 'mapping' || found.status === 'checking')
    throw failure('conflict', { message: 'importUnchecked' });
  if (found.status === 'running') throw failure('conflict', { message: 'importRunning' });
  if (found.status === 'undone') throw failure('conflict', { message: 'importNothing' });
  const mapping = fromStored(found.mapping);
  const cells = await cellsOfRefused(db, found, body.line);
  const fields: Record<string, FieldCode> = {};
  for (const field of userImportFields) {
    const text = body.cells[field];
    if (text === undefined) continue;
    if (mapping.includes(field)) cells[mapping.indexOf(field)] = text ?? '';
    else fields[`cells.${field}`] = 'unknown';
  }
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
  await db
    .updateTable('user_import_rows')
    .set({ cells })
    .where('import_id', '=', found.id)
    .where('line', '=', body.line)
    .execute();
  await planRows(db, found.id, mapping);
  await resetRows(db, found.id, body.line);
  await checkPending({ db, found, importer: person, services, now });
  return readRowOf(db, found, body.line, locale);
}
