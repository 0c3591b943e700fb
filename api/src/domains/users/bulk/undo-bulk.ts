import type { BulkAction } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { insertBulk } from './insert-bulk';
import { readBulk, restorablePeople } from './read-bulk';
import { planBatch } from './run-bulk';

/** Restores the people whom an action deleted, by an action of its own, which tells what became of each. */
export async function undoBulk(context: Context<Calls['POST /users/bulk/:bulkId/undo']>): Promise<BulkAction> {
  const { db, person, params, now, services } = context;
  const action = await db
    .selectFrom('bulk_actions')
    .where('id', '=', params.bulkId)
    .where('actor_id', '=', person.id)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!action) throw failure('notFound');
  const id = await insertBulk(context, { kind: 'restore' });
  const people = restorablePeople(db, person, [action.id], now).select([
    sql<string>`${id}::uuid`.as('bulk_action_id'),
    'deletion.position',
    'deletion.user_id',
  ]);
  const written = await db
    .insertInto('bulk_action_people')
    .columns(['bulk_action_id', 'position', 'user_id'])
    .expression(people)
    .executeTakeFirstOrThrow();
  const total = Number(written.numInsertedOrUpdatedRows ?? 0);
  if (total === 0) throw failure('conflict', { message: 'bulkOver' });
  await db.updateTable('bulk_actions').set({ total }).where('id', '=', id).execute();
  await planBatch(services, db, id);
  return readBulk(db, person, id, now);
}
