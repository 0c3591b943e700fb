import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { deliverOne } from './deliver';
import { rowOf, type Notice } from './notice';

/** Tells someone something now, with what happened: if that is taken back, so is this. */
export async function tell(db: Db, notice: Notice, now: DateTime<true>): Promise<void> {
  const made = await db
    .insertInto('notifications')
    .values(rowOf(notice, now))
    .onConflict((conflict) => conflict.columns(['user_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await deliverOne(db, now, made.id);
}
