import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { planFollowUp } from '../notifications/job-offer-follow-up';
import { assertListRoom } from '../own-lists/assert-room';
import { lockOwnLists } from '../own-lists/lock-own-lists';

/** Takes a deletion back: pictures and interviews waited with the row, and are the offer's again. Twice is as once. */
export async function restoreJobOffer(db: Db, userId: string, jobOfferId: string, now: DateTime<true>): Promise<void> {
  await lockOwnLists(db, userId);
  const restored = await db
    .updateTable('job_offers')
    .set((eb) => ({ deleted_at: null, updated_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', jobOfferId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!restored) return;
  await assertListRoom(db, userId, 'jobOffers', 0);
  await planFollowUp(db, restored, now);
}
