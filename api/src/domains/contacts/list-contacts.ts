import type { Contact, Paged, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { matchesAll, readList } from '../../platform/lists';
import { readPage } from '../../platform/read-page';
import { contactOf, selectContact } from './contact-row';
import { isReferred, isReferrer, ownContacts } from './own-contacts';

type Query = QueryOf<Calls['GET /me/contacts']>;

const columns = { createdAt: 'contacts.created_at', fullName: 'contacts.sort_name' } as const;

export async function listContacts(db: Db, userId: string, query: Query): Promise<Paged<Contact>> {
  const list = readList(query, { createdAt: 'desc', fullName: 'asc' });
  const { type = [] } = query;
  const matching = ownContacts(db, userId)
    .where((eb) => matchesAll(eb, 'contacts.search', list.patterns))
    .$if(query.referrer === true, (contacts) => contacts.where(isReferrer))
    .$if(query.referred === true, (contacts) => contacts.where(isReferred))
    .$if(type.length > 0, (contacts) => contacts.where('contacts.type', 'in', type));
  return readPage(list, {
    all: matching,
    rows: selectContact(matching),
    order: [columns[list.sort], 'contacts.id'],
    itemOf: contactOf,
  });
}
