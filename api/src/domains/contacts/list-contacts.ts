import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Contact, ContactCounts, Paged, QueryOf } from '@passerelle/shared/contract';
import { contactSorts } from '@passerelle/shared/contract/enums/contacts';
import { durations, pageSizes } from '@passerelle/shared/contract/limits';
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

/** A card is found by all of its text, including the recommender. */
const cardColumns = ['contacts.search', 'contacts.referrer_search'] as const;
/** A people picker (`limit`) searches own names only: recommended contacts would fill its few rows. */
const nameColumns = ['contacts.search'] as const;

const columns = { createdAt: 'contacts.created_at', fullName: 'contacts.sort_name' } as const;

interface Matching {
  list: List<Sort>;
  contacts: OwnContacts;
  /** The sort column, and the tie-breaker. */
  order: readonly [column: (typeof columns)[Sort], id: 'contacts.id'];
}

/** The contacts of the list's query, for the screen and its export. */
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

/** The search matches in each tab of the list. */
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

/** The recommended contacts of a book, and their recommenders, have an index of their own. */
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

/** The contact; another user's is a 404, like an unknown one. */
export async function findContact(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<Contact> {
  const row = await selectContact(ownContacts(db, userId), now.toJSDate())
    .where('contacts.id', '=', contactId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return contactOf(row);
}

/** The person's own actions are scanned once, whatever the size of the book: far cheaper than one look-up for each. */
const meetings = (db: Db, userId: string, now: Date) =>
  ownAppointments(db, userId)
    .where('appointments.contact_id', 'is not', null)
    .groupBy('appointments.contact_id')
    .having(sql<boolean>`NOT coalesce(bool_or(appointments.status = 'pending' AND appointments.date >= ${now}), false)`)
    .select([
      'appointments.contact_id',
      sql<Date | null>`${lastExchange} FILTER (WHERE appointments.status = 'validated')`.as('at'),
    ]);

/** Contacts met before, silent for long, and with nothing planned. */
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
