import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { nameOf } from '../agenda/search-text';
import { aboutRecommended, tellRecommended } from './tell-recommended';

/** Whom the contact's own form names. */
async function readNamed(db: Db, userId: string, contactId: string): Promise<string | null> {
  const referrer = await db
    .selectFrom('contacts as recommended')
    .innerJoin('contacts as referrer', 'referrer.id', 'recommended.referrer_id')
    .where('recommended.id', '=', contactId)
    .where('recommended.user_id', '=', userId)
    .where('referrer.deleted_at', 'is', null)
    .select(['referrer.first_name', 'referrer.last_name', 'referrer.company_name'])
    .executeTakeFirst();
  return referrer ? nameOf(referrer) : null;
}

/** Or whoever they met last in an action that the contact came of. */
async function readMet(db: Db, userId: string, contactId: string): Promise<string | null> {
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
 * For a contact whose deletion was taken back: what its deletion took out of the list is there again. Already read, since
 * the person has just had this contact before their eyes. Twice is as once.
 */
export async function recallRecommended(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<void> {
  const referrer = (await readNamed(db, userId, contactId)) ?? (await readMet(db, userId, contactId));
  await tellRecommended(db, { userId, contactId, referrer }, now);
  await db
    .updateTable('notifications')
    .set({ status: 'opened', opened_at: now.toJSDate() })
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', aboutRecommended(contactId))
    .where('status', '=', 'received')
    .execute();
}
