import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { bumpCalendarSequence } from '../agenda/contact-names';
import { deleteRecommendationNotice, restoreRecommendationNotice } from '../agenda/recommendation-notices';
import { assertListRoom, lockOwnLists, trimDeleted } from '../own-lists/own-lists';

/** The row waits a while, so that the deletion can be undone; no list, count or link shows it. */
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
  if (deleted.company_name !== null) await bumpCalendarSequence(db, contactId);
  await deleteRecommendationNotice(db, userId, contactId);
  await trimDeleted(db, userId, 'contacts');
}

/** Undoes a deletion: links to others of the book and appointments are as they were. Twice has the effect of once. */
export async function restoreContact(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<void> {
  await lockOwnLists(db, userId);
  const restored = await db
    .updateTable('contacts')
    .set((eb) => ({ deleted_at: null, updated_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returning('company_name')
    .executeTakeFirst();
  if (!restored) return;
  await assertListRoom(db, userId, 'contacts', 0);
  if (restored.company_name !== null) await bumpCalendarSequence(db, contactId);
  await restoreRecommendationNotice(db, userId, contactId, now);
}
