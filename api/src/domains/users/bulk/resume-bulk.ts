import type { BulkAction } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { readBulk } from './read-bulk';
import { hasLostAim, planBatch } from './run-bulk';

/**
 * Goes on where an action failed or stopped, with those whom it did not come to: nobody else is touched again. One that
 * is under way is left alone, so that two presses are one.
 */
export async function resumeBulk(context: Context<Calls['POST /users/bulk/:bulkId/resume']>): Promise<BulkAction> {
  const { db, person, params, services } = context;
  const action = await db
    .selectFrom('bulk_actions')
    .where('id', '=', params.bulkId)
    .where('actor_id', '=', person.id)
    .select(['id', 'kind', 'group_id', 'license_pack_id', 'program_id', 'status'])
    .forUpdate()
    .executeTakeFirst();
  if (!action) throw failure('notFound');
  if (action.status === 'waiting' || action.status === 'running') return readBulk(db, person, action.id);
  if (action.status === 'done' || hasLostAim(action)) throw failure('conflict', { message: 'bulkOver' });
  await db
    .updateTable('bulk_action_people')
    .set({ reason: null })
    .where('bulk_action_id', '=', action.id)
    .where('outcome', '=', 'pending')
    .execute();
  await db
    .updateTable('bulk_actions')
    .set({ status: 'waiting', finished_at: null })
    .where('id', '=', action.id)
    .execute();
  await planBatch(services, db, action.id);
  return readBulk(db, person, action.id);
}
