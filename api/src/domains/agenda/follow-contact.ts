import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { renameInReminders } from '../notifications/appointment-reminders';
import { contactWords, nameOf } from './search-text';

/** Calendars show who an appointment is with, and take what they are told only from a higher sequence. */
export async function tellCalendars(db: Db, contactId: string): Promise<void> {
  await db
    .updateTable('appointments')
    .set((eb) => ({ ics_sequence: eb('ics_sequence', '+', 1) }))
    .where('contact_id', '=', contactId)
    .execute();
}

/** Actions keep their contact's name, for search and for when the contact is gone: a new name reaches them all. */
export async function followContact(db: Db, contactId: string, companyBefore: string | null): Promise<void> {
  const contact = await db
    .selectFrom('contacts')
    .where('id', '=', contactId)
    .select(['first_name', 'last_name', 'company_name'])
    .executeTakeFirstOrThrow();
  const name = nameOf(contact);
  // As it is written: the words of the search tell neither letters' size nor accents apart.
  const isElsewhere = contact.company_name !== companyBefore;
  const words = sql<string>`rtrim(sort_title || ' ' || ${contactWords(contact)})`;
  await db
    .updateTable('appointments')
    .set({
      contact_name: name,
      search: words,
      ics_sequence: sql<number>`ics_sequence
        + CASE WHEN contact_name IS DISTINCT FROM ${name} OR ${isElsewhere}::boolean THEN 1 ELSE 0 END`,
    })
    .where('contact_id', '=', contactId)
    .execute();
  await renameInReminders(db, contactId, name);
}
