import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { tellCalendars } from '../agenda/follow-contact';
import { recallRecommended } from '../notifications/recall-recommended';
import { assertListRoom } from '../own-lists/assert-room';
import { lockOwnLists } from '../own-lists/lock-own-lists';

/** Takes a deletion back: links to others of the book and networking actions are as they were. Twice is as once. */
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
  if (restored.company_name !== null) await tellCalendars(db, contactId);
  await recallRecommended(db, userId, contactId, now);
}
