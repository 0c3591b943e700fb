import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { renameInReminders } from '../notifications/appointment-reminders';
import { contactWords, nameOf } from './search-text';

/** Actions keep their contact's name, for search and for when the contact is gone: a new name reaches them all. */
export async function followContact(db: Db, contactId: string): Promise<void> {
  const contact = await db
    .selectFrom('contacts')
    .where('id', '=', contactId)
    .select(['first_name', 'last_name', 'company_name'])
    .executeTakeFirstOrThrow();
  const name = nameOf(contact);
  await db
    .updateTable('appointments')
    .set({
      contact_name: name,
      search: sql<string>`rtrim(sort_title || ' ' || ${contactWords(contact)})`,
      // Subscribed calendars show the name, and take it over only from a higher sequence.
      ics_sequence: sql<number>`ics_sequence + CASE WHEN contact_name IS DISTINCT FROM ${name} THEN 1 ELSE 0 END`,
    })
    .where('contact_id', '=', contactId)
    .execute();
  await renameInReminders(db, contactId, name);
}
