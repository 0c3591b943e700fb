import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { renameInReminders } from '../notifications/appointment-reminders';
import { contactWords, nameOf, type NamedContact } from './search-text';

/** Calendars show who an appointment is with, and take what they are told only from a higher sequence. */
export async function tellCalendars(db: Db, contactId: string): Promise<void> {
  await db
    .updateTable('appointments')
    .set((eb) => ({ ics_sequence: eb('ics_sequence', '+', 1) }))
    .where('contact_id', '=', contactId)
    .execute();
}

interface Followed {
  id: string;
  before: NamedContact;
  after: NamedContact;
}

/** Actions keep their contact's name, for search and for when the contact is gone: new names reach them all. */
export async function followContacts(db: Db, contacts: readonly Followed[]): Promise<void> {
  const said = contacts.flatMap(({ id, before, after }) => {
    const name = nameOf(after);
    // As it is written: the words of the search tell neither letters' size nor accents apart.
    const elsewhere = after.company_name !== before.company_name;
    return elsewhere || name !== nameOf(before) ? [{ id, name, words: contactWords(after), elsewhere }] : [];
  });
  if (said.length === 0) return;
  await sql`
    UPDATE appointments SET
      contact_name = said.name,
      search = rtrim(sort_title || ' ' || said.words),
      ics_sequence = ics_sequence + CASE WHEN contact_name IS DISTINCT FROM said.name OR said.elsewhere THEN 1 ELSE 0 END
    FROM jsonb_to_recordset(${JSON.stringify(said)}::jsonb) AS said(id uuid, name text, words text, elsewhere boolean)
    WHERE appointments.contact_id = said.id`.execute(db);
  await renameInReminders(db, said);
}
