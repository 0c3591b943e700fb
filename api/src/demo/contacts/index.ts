import { createContact } from '../../domains/contacts/write-contact';
import type { Demo, DemoPerson } from '../demo-types';
import { book, shortBook } from './book';

/** Ids by last name. */
export type ContactIds = ReadonlyMap<string, string>;

/** The account that is shown has a full book, everyone else the beginning of one. */
export async function makeContacts({ db, now }: Demo, person: DemoPerson): Promise<ContactIds> {
  const ids = new Map<string, string>();
  const own = person.email === 'participant@demo.example' ? book : shortBook;
  for (const { daysAgo, by, ...body } of own) {
    const noted = now.startOf('hour').minus({ days: daysAgo, minutes: 13 * ids.size });
    const referrer = by === undefined ? null : (ids.get(by) ?? null);
    ids.set(body.lastName, await createContact(db, person.id, { ...body, referrer }, noted));
  }
  return ids;
}
