import type { BulkAction } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { readBulk } from './read-bulk';
import { hasLostAim, planBatch } from './run-bulk';

/**
 * Resumes a failed or stopped action with its pending people; people already done are not repeated. A running action is
 * left alone, so that a double click has no effect.
 */
export async function resumeBulk(context: Context<Calls['POST /users/bulk/:bulkId/resume']>): Promise<BulkAction> {
  const { db, person, params, services, now } = context;
  const action = await db
    .selectFrom('bulk_actions')
    .where('id', '=', params.bulkId)
    .where('actor_id', '=', person.id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!action) throw failure('notFound');
  if (action.status === 'waiting' || action.status === 'running') return readBulk(db, person, action.id, now);
  if (action.status !== 'stopped' || hasLostAim(action)) throw failure('conflict', { message: 'bulkOver' });
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
  return readBulk(db, person, action.id, now);
}
