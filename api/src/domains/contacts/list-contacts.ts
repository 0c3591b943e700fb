import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import {
  contactSorts,
  type Contact,
  type ContactCounts,
  type Paged,
  type QueryOf,
  durations,
  pageSizes,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { type List, matchesAll, readList, pageOf, readPage } from '../../platform/lists';
import { searchPatterns } from '../../platform/text/search';
import {
  contactOf,
  isReferred,
  isReferrer,
  ownContacts,
  type OwnContacts,
  selectContact,
  lastExchange,
  once,
} from './contact-rows';
import { ownAppointments } from '../agenda/appointment-rows';

export function listContacts(
  db: Db,
  userId: string,
  query: ContactsQuery,
  now: DateTime<true>,
): Promise<Paged<Contact>> {
  const { list, contacts, order } = matchingContacts(db, userId, query);
  const rows = selectContact(ownContacts(db, userId), now.toJSDate());
  return readPage(list, { all: contacts, rows, order, itemOf: contactOf });
}

export type ContactsQuery = QueryOf<Calls['GET /me/contacts']>;
type Sort = 'createdAt' | 'fullName';

/** A card is found by all that it shows, also by whose recommendation it was. */
const cardColumns = ['contacts.search', 'contacts.referrer_search'] as const;
/** A field that looks people up (`limit`) means themselves: those whom they recommended would push them off its few rows. */
const nameColumns = ['contacts.search'] as const;

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
    .where((eb) => matchesAll(eb, query.limit === undefined ? cardColumns : nameColumns, list.patterns))
    .$if(query.referrer === true, (all) => all.where(isReferrer(userId)))
    .$if(query.referred === true, (all) => all.where(isReferred))
    .$if(type.length > 0, (all) => all.where('contacts.type', 'in', type));
  return { list, contacts, order: [columns[list.sort], 'contacts.id'] };
}

/** What each tab of the list holds, of what is searched for. */
export const countContacts = (db: Db, userId: string, search: string | undefined): Promise<ContactCounts> =>
  search === undefined ? countBook(db, userId) : countFound(db, userId, searchPatterns(search));

const countFound = (db: Db, userId: string, patterns: readonly string[]): Promise<ContactCounts> =>
  ownContacts(db, userId)
    .where((eb) => matchesAll(eb, cardColumns, patterns))
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere(isReferrer(userId)(eb)).as('referrer'),
      eb.fn.countAll<number>().filterWhere(isReferred(eb)).as('referred'),
    ])
    .executeTakeFirstOrThrow();

/** Of the whole book those who were recommended, and by whom, stand in an index of their own. */
function countBook(db: Db, userId: string): Promise<ContactCounts> {
  const recommended = ownContacts(db, userId).where('contacts.referrer_id', 'is not', null).where(isReferred);
  return ownContacts(db, userId)
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      recommended
        .select(({ fn }) => fn.count<number>('contacts.referrer_id').distinct().as('count'))
        .$asScalar()
        .$notNull()
        .as('referrer'),
      recommended
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('referred'),
    ])
    .executeTakeFirstOrThrow();
}

/** The contact; someone else's is as unknown as one that never was. */
export async function findContact(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<Contact> {
  const row = await selectContact(ownContacts(db, userId), now.toJSDate())
    .where('contacts.id', '=', contactId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return contactOf(row);
}

/** The person's own actions are gone through once, whatever the size of the book: far fewer than one look-up for each. */
const meetings = (db: Db, userId: string, now: Date) =>
  ownAppointments(db, userId)
    .where('appointments.contact_id', 'is not', null)
    .groupBy('appointments.contact_id')
    .having(sql<boolean>`NOT coalesce(bool_or(appointments.status = 'pending' AND appointments.date >= ${now}), false)`)
    .select([
      'appointments.contact_id',
      sql<Date | null>`${lastExchange} FILTER (WHERE appointments.status = 'validated')`.as('at'),
    ]);

/** Whom one has met, has not heard from for long, and has nothing planned with. */
export async function quietContacts(db: Db, userId: string, now: DateTime<true>): Promise<Paged<Contact>> {
  const at = now.toJSDate();
  const since = now.minus({ days: durations.contactQuietDays }).toJSDate();
  const found = await db
    .selectFrom(meetings(db, userId, at).as('met'))
    .where('met.at', '<', since)
    .where((eb) => once(eb('met.contact_id', 'in', ownContacts(db, userId).select('contacts.id'))))
    .orderBy('met.at')
    .orderBy('met.contact_id')
    .select(['met.contact_id as id', (eb) => eb.fn.countAll<number>().over().as('total')])
    .limit(pageSizes.quietContacts)
    .execute();
  const ids = found.flatMap(({ id }) => id ?? []);
  const rows =
    ids.length > 0 ? await selectContact(ownContacts(db, userId), at).where('contacts.id', 'in', ids).execute() : [];
  const byId = new Map(rows.map((row) => [row.id, contactOf(row)]));
  const contacts = ids.flatMap((id) => byId.get(id) ?? []);
  return pageOf({ page: 0, pageSize: pageSizes.quietContacts }, contacts, found[0]?.total ?? 0);
}
