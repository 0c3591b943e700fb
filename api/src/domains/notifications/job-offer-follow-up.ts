import type { Selectable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { planNotices, takeBack, type PlannedNotice } from './plan-notices';

type FollowedOffer = Pick<
  Selectable<Database['job_offers']>,
  'id' | 'user_id' | 'title' | 'company_name' | 'status' | 'follow_up_at'
>;

const aboutOf = (jobOfferId: string): string => `job-offer:${jobOfferId}:follow-up`;

const reminderOf = (offer: FollowedOffer, sendAt: Date): PlannedNotice => ({
  ...{ userId: offer.user_id, key: 'jobOfferFollowUp', about: aboutOf(offer.id), sendAt },
  params: { title: offer.title, company: offer.company_name },
  context: { jobOffer: offer.id },
});

/** The answer has come: nothing is left to follow up, and what was said of it need not be read. */
async function settle(db: Db, { id, user_id }: FollowedOffer, now: DateTime<true>): Promise<void> {
  const key = aboutOf(id);
  const ofIt = db.deleteFrom('notifications').where('user_id', '=', user_id).where('dedupe_key', '=', key);
  await ofIt.where('status', '=', 'pending').execute();
  await db
    .updateTable('notifications')
    .set({ status: 'opened', opened_at: now.toJSDate() })
    .where('user_id', '=', user_id)
    .where('dedupe_key', '=', key)
    .where('status', '=', 'received')
    .execute();
}

/** It has been said, or is about to be, and stays as it is but for its words. */
async function reword(db: Db, { userId, about, params }: PlannedNotice): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ message_params: { ...params } })
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', about)
    .execute();
}

/** For an offer that was made, changed or brought back. A moment that has passed is not planned. */
export async function planFollowUp(db: Db, offer: FollowedOffer, now: DateTime<true>): Promise<void> {
  if (offer.status !== 'pending') return settle(db, offer, now);
  if (offer.follow_up_at === null) return forgetFollowUp(db, offer.id);
  const reminder = reminderOf(offer, offer.follow_up_at);
  if (reminder.sendAt > now.toJSDate()) return planNotices(db, [reminder], now);
  await takeBack(db, reminder);
  await reword(db, reminder);
}

/** What a deleted offer was about leads nowhere. */
export async function forgetFollowUp(db: Db, jobOfferId: string): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', (eb) => eb.selectFrom('job_offers').where('id', '=', jobOfferId).select('user_id'))
    .where('dedupe_key', '=', aboutOf(jobOfferId))
    .execute();
}
