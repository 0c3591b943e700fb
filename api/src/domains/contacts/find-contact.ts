import type { Contact } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { contactOf, selectContact } from './contact-row';
import { ownContacts } from './own-contacts';

/** The contact; someone else's is as unknown as one that never was. */
export async function findContact(db: Db, userId: string, contactId: string): Promise<Contact> {
  const row = await selectContact(ownContacts(db, userId)).where('contacts.id', '=', contactId).executeTakeFirst();
  if (!row) throw failure('notFound');
  return contactOf(row);
}
