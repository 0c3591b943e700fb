import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { deleteNotices, openNotices, sendNotice, type NoticesAbout } from '../notifications/notices';
import { contactName } from './contact-names';

interface Recommendation {
  userId: string;
  contactId: string;
  /** Their name; null when it is no longer known. */
  referrer: string | null;
}

const recommendationOf = (userId: string, contactId: string): NoticesAbout & { about: string } => ({
  userId,
  about: `contact:${contactId}:recommended`,
});

/** Only contacts without an appointment: for the others the suggested step is already taken. */
const readUnplanned = (db: Db, { userId, contactId }: Recommendation) =>
  db
    .selectFrom('contacts')
    .where('contacts.id', '=', contactId)
    .where('contacts.user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('appointments')
            .where('appointments.contact_id', '=', contactId)
            .where('appointments.deleted_at', 'is', null)
            .select('appointments.id'),
        ),
      ),
    )
    .select(['contacts.first_name', 'contacts.last_name', 'contacts.company_name'])
    .executeTakeFirst();

/** Suggests a first appointment with a contact that another recommended: once, wherever it was recorded. */
export async function notifyRecommendation(db: Db, recommendation: Recommendation, now: DateTime<true>): Promise<void> {
  const { userId, contactId, referrer } = recommendation;
  if (referrer === null) return;
  const contact = await readUnplanned(db, recommendation);
  if (!contact) return;
  const { about } = recommendationOf(userId, contactId);
  const params = { name: contactName(contact), referrer };
  await sendNotice(db, { userId, key: 'contactRecommended', params, about, context: { target: contactId } }, now);
}

export const deleteRecommendationNotice = (db: Db, userId: string, contactId: string): Promise<void> =>
  deleteNotices(db, recommendationOf(userId, contactId));

/** The referrer whom the contact's own form names. */
async function readNamedReferrer(db: Db, userId: string, contactId: string): Promise<string | null> {
  const referrer = await db
    .selectFrom('contacts as recommended')
    .innerJoin('contacts as referrer', 'referrer.id', 'recommended.referrer_id')
    .where('recommended.id', '=', contactId)
    .where('recommended.user_id', '=', userId)
    .where('referrer.deleted_at', 'is', null)
    .select(['referrer.first_name', 'referrer.last_name', 'referrer.company_name'])
    .executeTakeFirst();
  return referrer ? contactName(referrer) : null;
}

/** The contact of the latest appointment in which this contact was recommended. */
async function readMetReferrer(db: Db, userId: string, contactId: string): Promise<string | null> {
  const met = await db
    .selectFrom('appointment_recommended_contacts as link')
    .innerJoin('appointments', 'appointments.id', 'link.appointment_id')
    .where('link.contact_id', '=', contactId)
    .where('appointments.user_id', '=', userId)
    .where('appointments.deleted_at', 'is', null)
    .orderBy('link.added_at', 'desc')
    .select('appointments.contact_name')
    .executeTakeFirst();
  return met?.contact_name ?? null;
}

/**
 * For a restored contact: restores the deleted notice, as read, since the person has just seen this contact.
 * Idempotent.
 */
export async function restoreRecommendationNotice(
  db: Db,
  userId: string,
  contactId: string,
  now: DateTime<true>,
): Promise<void> {
  const referrer = (await readNamedReferrer(db, userId, contactId)) ?? (await readMetReferrer(db, userId, contactId));
  await notifyRecommendation(db, { userId, contactId, referrer }, now);
  await openNotices(db, recommendationOf(userId, contactId), now);
}
