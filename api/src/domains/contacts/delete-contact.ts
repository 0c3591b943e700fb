import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { tellCalendars } from '../agenda/follow-contact';
import { forgetRecommended } from '../notifications/tell-recommended';
import { trimDeleted } from '../own-lists/trim-deleted';

/** The row waits a while, so that the deletion can be taken back; no list, count or link shows it. */
export async function deleteContact(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<void> {
  const deleted = await db
    .updateTable('contacts')
    .set((eb) => ({ deleted_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('company_name')
    .executeTakeFirst();
  if (!deleted) throw failure('notFound');
  if (deleted.company_name !== null) await tellCalendars(db, contactId);
  await forgetRecommended(db, userId, contactId);
  await trimDeleted(db, userId, 'contacts');
}
