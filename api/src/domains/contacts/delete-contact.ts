import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { forgetRecommended } from '../notifications/tell-recommended';

/** The row waits a while, so that the deletion can be taken back; no list, count or link shows it. */
export async function deleteContact(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<void> {
  const deleted = await db
    .updateTable('contacts')
    .set((eb) => ({ deleted_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw failure('notFound');
  await forgetRecommended(db, userId, contactId);
}
