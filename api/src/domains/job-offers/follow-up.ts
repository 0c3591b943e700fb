import type { Selectable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import {
  closeNotices,
  deleteNotices,
  planNotices,
  rewordNotice,
  withdrawNotice,
  type PlannedNotice,
} from '../notifications/notices';

type FollowedOffer = Pick<
  Selectable<Database['job_offers']>,
  'id' | 'user_id' | 'title' | 'company_name' | 'status' | 'follow_up_at'
>;

const followUpOf = ({ id, user_id }: Pick<FollowedOffer, 'id' | 'user_id'>) => ({
  userId: user_id,
  about: `job-offer:${id}:follow-up`,
});

const reminderOf = (offer: FollowedOffer, sendAt: Date): PlannedNotice => ({
  ...followUpOf(offer),
  key: 'jobOfferFollowUp',
  sendAt,
  params: { title: offer.title, company: offer.company_name },
  context: { jobOffer: offer.id },
});

/** For an offer that was made, changed or restored. A moment that has passed is not planned. */
export async function planFollowUp(db: Db, offer: FollowedOffer, now: DateTime<true>): Promise<void> {
  // The answer has come.
  if (offer.status !== 'pending') return closeNotices(db, followUpOf(offer), now);
  if (offer.follow_up_at === null) return deleteFollowUp(db, offer);
  const reminder = reminderOf(offer, offer.follow_up_at);
  if (reminder.sendAt > now.toJSDate()) return planNotices(db, [reminder], now);
  // It was sent, or is about to be, and stays but for its words.
  await withdrawNotice(db, reminder);
  await rewordNotice(db, reminder);
}

export const deleteFollowUp = (db: Db, offer: Pick<FollowedOffer, 'id' | 'user_id'>): Promise<void> =>
  deleteNotices(db, followUpOf(offer));
