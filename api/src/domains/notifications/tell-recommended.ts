import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { nameOf } from '../agenda/search-text';
import { tell } from './tell';

interface Recommended {
  userId: string;
  contactId: string;
  /** Their name; null where nobody knows any more who it was. */
  referrer: string | null;
}

export const aboutRecommended = (contactId: string): string => `contact:${contactId}:recommended`;

/** Someone with whom nothing is planned yet: whoever has already made the next step need not be told of it. */
const readNewcomer = (db: Db, { userId, contactId }: Recommended) =>
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

/** A contact was recommended by another: told once, whether it was noted with the contact or after an appointment. */
export async function tellRecommended(db: Db, recommended: Recommended, now: DateTime<true>): Promise<void> {
  const { userId, contactId, referrer } = recommended;
  if (referrer === null) return;
  const contact = await readNewcomer(db, recommended);
  if (!contact) return;
  const context = { target: contactId };
  const params = { name: nameOf(contact), referrer };
  await tell(db, { userId, key: 'contactRecommended', params, about: aboutRecommended(contactId), context }, now);
}

export async function forgetRecommended(db: Db, userId: string, contactId: string): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', aboutRecommended(contactId))
    .execute();
}
