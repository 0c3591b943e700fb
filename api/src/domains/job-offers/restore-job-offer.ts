import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { planFollowUp } from '../notifications/job-offer-follow-up';

/** Takes a deletion back: pictures and interviews waited with the row, and are the offer's again. Twice is as once. */
export async function restoreJobOffer(db: Db, userId: string, jobOfferId: string, now: DateTime<true>): Promise<void> {
  const restored = await db
    .updateTable('job_offers')
    .set((eb) => ({ deleted_at: null, updated_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', jobOfferId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (restored) await planFollowUp(db, restored, now);
}
