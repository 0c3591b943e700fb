import type { UserImport } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { advanceImport, finishImport } from './advance';
import { assertImporter, lockVisibleImport, readImport } from './record';
import { nextLines } from './rows';

/** Starts importing the valid rows, or those that a stop left or that were corrected since: a short file at once. */
export async function startImport(context: Context<Calls['POST /users/imports/:importId/start']>): Promise<UserImport> {
  const { db, person, params, body, services, request } = context;
  const found = await lockVisibleImport(db, person, params.importId);
  assertImporter(person, found);
  if (found.status === 'mapping' || found.status === 'checking')
    throw failure('conflict', { message: 'importUnchecked' });
  if (found.status === 'running') throw failure('conflict', { message: 'importRunning' });
  const left = found.status === 'undone' ? [] : await nextLines(db, found.id, 'created', 1);
  if (left.length === 0) throw failure('conflict', { message: 'importNothing' });
  await db
    .updateTable('user_imports')
    .set({
      status: 'running',
      sends_welcome: body.sendWelcome,
      finished_at: null,
      request_id: request.id,
      impersonator_id: person.impersonatorId,
    })
    .where('id', '=', found.id)
    .execute();
  await advanceImport(db, found.id, services);
  return readImport(db, person, found.id, context);
}

/** Waits for the rows being written; later ones are not. */
export async function stopImport(context: Context<Calls['POST /users/imports/:importId/stop']>): Promise<UserImport> {
  const { db, person, params, services, now, request } = context;
  const found = await lockVisibleImport(db, person, params.importId);
  if (found.status !== 'running') throw failure('conflict', { message: 'importNotRunning' });
  // Logged under the user who stops the import, with their request.
  const stopping = { ...found, request_id: request.id, impersonator_id: person.impersonatorId };
  await finishImport({ db, found: stopping, importer: person, services, now }, 'stopped');
  return readImport(db, person, found.id, context);
}
