import type { ContactCounts } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { matchesAll } from '../../platform/lists';
import { searchPatterns } from '../../platform/search';
import { isReferred, isReferrer, ownContacts } from './own-contacts';

/** What each tab of the list holds, of what is searched for. */
export const countContacts = (db: Db, userId: string, search: string | undefined): Promise<ContactCounts> =>
  ownContacts(db, userId)
    .where((eb) => matchesAll(eb, 'contacts.search', searchPatterns(search)))
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere(isReferrer(userId)(eb)).as('referrer'),
      eb.fn.countAll<number>().filterWhere(isReferred(userId)(eb)).as('referred'),
    ])
    .executeTakeFirstOrThrow();
