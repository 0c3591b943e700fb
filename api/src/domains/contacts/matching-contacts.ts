import { contactSorts, type QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { matchesAll, readList, type List } from '../../platform/lists';
import { isReferred, isReferrer, ownContacts, type OwnContacts } from './own-contacts';

export type ContactsQuery = QueryOf<Calls['GET /me/contacts']>;
type Sort = 'createdAt' | 'fullName';

const columns = { createdAt: 'contacts.created_at', fullName: 'contacts.sort_name' } as const;

interface Matching {
  list: List<Sort>;
  contacts: OwnContacts;
  /** What is sorted by, and what tells apart those that are equal in it. */
  order: readonly [column: (typeof columns)[Sort], id: 'contacts.id'];
}

/** Whom the list's query asks for, on the screen and in its export. */
export function matchingContacts(db: Db, userId: string, query: ContactsQuery): Matching {
  const list = readList(query, contactSorts);
  const { type = [] } = query;
  const contacts = ownContacts(db, userId)
    .where((eb) => matchesAll(eb, 'contacts.search', list.patterns))
    .$if(query.referrer === true, (all) => all.where(isReferrer(userId)))
    .$if(query.referred === true, (all) => all.where(isReferred(userId)))
    .$if(type.length > 0, (all) => all.where('contacts.type', 'in', type));
  return { list, contacts, order: [columns[list.sort], 'contacts.id'] };
}
