import type { Contact, Paged } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { readPage } from '../../platform/read-page';
import { contactOf, selectContact } from './contact-row';
import { matchingContacts, type ContactsQuery } from './matching-contacts';
import { ownContacts } from './own-contacts';

export function listContacts(db: Db, userId: string, query: ContactsQuery): Promise<Paged<Contact>> {
  const { list, contacts, order } = matchingContacts(db, userId, query);
  const rows = selectContact(ownContacts(db, userId));
  return readPage(list, { all: contacts, rows, order, itemOf: contactOf });
}
