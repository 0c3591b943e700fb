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

/** Plans the reminder of a created, changed or restored offer; none in the past. */
export async function planFollowUp(db: Db, offer: FollowedOffer, now: DateTime<true>): Promise<void> {
  // The offer was answered.
  if (offer.status !== 'pending') return closeNotices(db, followUpOf(offer), now);
  if (offer.follow_up_at === null) return deleteFollowUp(db, offer);
  const reminder = reminderOf(offer, offer.follow_up_at);
  if (reminder.sendAt > now.toJSDate()) return planNotices(db, [reminder], now);
  // A sent reminder is not moved; only its text is updated.
  await withdrawNotice(db, reminder);
  await rewordNotice(db, reminder);
}

export const deleteFollowUp = (db: Db, offer: Pick<FollowedOffer, 'id' | 'user_id'>): Promise<void> =>
  deleteNotices(db, followUpOf(offer));
