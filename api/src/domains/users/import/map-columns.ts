import type { FieldCode, UserImport } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { advanceImport } from './advance';
import { type Mapping, missingFields, rememberMapping, toStored } from './columns';
import { assertImporter, lockVisibleImport, readImport } from './record';
import { planRows } from './plan-rows';
import { resetRows } from './rows';

/** Each field from one column at most, and required fields from one. */
export function mappingFaults(mapping: Mapping, count: number): Record<string, FieldCode> {
  const faults: Record<string, FieldCode> = {};
  if (mapping.length !== count) faults['columns'] = 'format';
  for (const [index, field] of mapping.entries()) {
    if (field !== null && mapping.indexOf(field) < index) faults[`columns.${index}`] = 'duplicate';
  }
  for (const field of missingFields(mapping)) faults[field] = 'required';
  return faults;
}

/** Stores the mapping, and checks every row: a short file at once, a long one step by step. */
export async function mapColumns(context: Context<Calls['PUT /users/imports/:importId']>): Promise<UserImport> {
  const { db, person, params, body, services, now } = context;
  const found = await lockVisibleImport(db, person, params.importId);
  assertImporter(person, found);
  if (found.status !== 'mapping' && found.status !== 'ready') throw failure('conflict', { message: 'importBegun' });
  const fields = mappingFaults(body.columns, found.titles.length);
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields, message: 'importMapping' });
  await rememberMapping(db, found.organization_id, { titles: found.titles, mapping: body.columns, now });
  await db
    .updateTable('user_imports')
    .set({ status: 'checking', mapping: toStored(body.columns) })
    .where('id', '=', found.id)
    .execute();
  await planRows(db, found.id, body.columns);
  await resetRows(db, found.id);
  await advanceImport(db, found.id, services);
  return readImport(db, person, found.id, context);
}
