import type { BulkAction } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { insertBulk } from './insert-bulk';
import { readBulk, restorablePeople } from './read-bulk';
import { hasLostAim, planBatch } from './run-bulk';

type Changing = Pick<Context<Calls['POST /users/bulk/:bulkId/undo']>, 'db' | 'person' | 'params'>;

/** An action of the person, locked until the end of the transaction. */
async function lockBulk({ db, person, params }: Changing) {
  const action = await db
    .selectFrom('bulk_actions')
    .where('id', '=', params.bulkId)
    .where('actor_id', '=', person.id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!action) throw failure('notFound');
  return action;
}

/** Cancels a planned action; its job then finds nothing to do. One that has started keeps what it did. */
export async function cancelBulk(context: Context<Calls['POST /users/bulk/:bulkId/cancel']>): Promise<BulkAction> {
  const { db, person, now } = context;
  const action = await lockBulk(context);
  if (action.status !== 'planned') throw failure('conflict', { message: 'bulkStarted' });
  await db
    .updateTable('bulk_actions')
    .set({ status: 'cancelled', finished_at: now.toJSDate() })
    .where('id', '=', action.id)
    .execute();
  return readBulk(db, person, action.id, now);
}

/**
 * Resumes a failed or stopped action with its pending people; people already done are not repeated. A running action is
 * left alone, so that a double click has no effect.
 */
export async function resumeBulk(context: Context<Calls['POST /users/bulk/:bulkId/resume']>): Promise<BulkAction> {
  const { db, person, services, now } = context;
  const action = await lockBulk(context);
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

/** Restores the people whom an action deleted, by an action of its own with an outcome for each. */
export async function undoBulk(context: Context<Calls['POST /users/bulk/:bulkId/undo']>): Promise<BulkAction> {
  const { db, person, now, services } = context;
  const action = await lockBulk(context);
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
