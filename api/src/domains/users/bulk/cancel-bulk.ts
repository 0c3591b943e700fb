import type { BulkAction } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { readBulk } from './read-bulk';

/** Cancels a planned action; its job then finds nothing to do. One that has started keeps what it did. */
export async function cancelBulk({
  db,
  person,
  params,
  now,
}: Context<Calls['POST /users/bulk/:bulkId/cancel']>): Promise<BulkAction> {
  const action = await db
    .selectFrom('bulk_actions')
    .where('id', '=', params.bulkId)
    .where('actor_id', '=', person.id)
    .select(['id', 'status'])
    .forUpdate()
    .executeTakeFirst();
  if (!action) throw failure('notFound');
  if (action.status !== 'planned') throw failure('conflict', { message: 'bulkStarted' });
  await db
    .updateTable('bulk_actions')
    .set({ status: 'cancelled', finished_at: now.toJSDate() })
    .where('id', '=', action.id)
    .execute();
  return readBulk(db, person, action.id, now);
}
