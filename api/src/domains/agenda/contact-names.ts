import { fullName } from '@passerelle/shared/contract/rules/people/names';
import { sql } from 'kysely';

import type { Db } from '../../platform/database/connection';
import { searchText, sortKey } from '../../platform/text/search';
import { renameInReminders } from './reminders';

export interface NamedContact {
  first_name: string | null;
  last_name: string;
  company_name: string | null;
}

export const contactName = ({ first_name, last_name }: NamedContact): string =>
  fullName({ firstName: first_name, lastName: last_name });

/** The search text of an appointment's contact: name and company. */
export const contactSearch = (contact: NamedContact | null): string =>
  contact ? searchText(contactName(contact), contact.company_name) : '';

/** Title first, then the contact; `updateContactNames` rewrites the second part where the first is known. */
export const appointmentSearch = (title: string, contact: NamedContact | null): string =>
  `${sortKey(title)} ${contactSearch(contact)}`.trimEnd();

/** Calendars show who an appointment is with, and accept a change only with a higher sequence. */
export async function bumpCalendarSequence(db: Db, contactId: string): Promise<void> {
  await db
    .updateTable('appointments')
    .set((eb) => ({ ics_sequence: eb('ics_sequence', '+', 1) }))
    .where('contact_id', '=', contactId)
    .execute();
}

interface RenamedContact {
  id: string;
  before: NamedContact;
  after: NamedContact;
}

/**
 * Appointments store the name of their contact, for search and for after its deletion: a new name is written to all.
 */
export async function updateContactNames(db: Db, contacts: readonly RenamedContact[]): Promise<void> {
  const renamed = contacts.flatMap(({ id, before, after }) => {
    const name = contactName(after);
    // As typed: the search ignores case and accents.
    const hasNewCompany = after.company_name !== before.company_name;
    return hasNewCompany || name !== contactName(before)
      ? [{ id, name, words: contactSearch(after), hasNewCompany }]
      : [];
  });
  if (renamed.length === 0) return;
  await sql`
    UPDATE appointments SET
      contact_name = renamed.name,
      search = rtrim(sort_title || ' ' || renamed.words),
      ics_sequence = ics_sequence + CASE WHEN contact_name IS DISTINCT FROM renamed.name OR renamed."hasNewCompany" THEN 1 ELSE 0 END
    FROM jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) AS renamed(id uuid, name text, words text, "hasNewCompany" boolean)
    WHERE appointments.contact_id = renamed.id`.execute(db);
  await renameInReminders(db, renamed);
}
