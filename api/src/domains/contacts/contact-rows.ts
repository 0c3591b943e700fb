import {
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Contact, ContactBody } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { instant } from '../../platform/dates';
import { givenText } from '../../platform/text/text';
import { searchText, sortKey } from '../../platform/text/search';

/** « 06 12 45 78 03 » is also looked for as 0612457803. */
const withoutSpaces = (phone: string | null): string | null => phone?.replaceAll(/[^+0-9]/g, '') ?? null;

/** The columns beside those of the form. */
type OwnColumn =
  'id' | 'user_id' | 'vcard_uid' | 'referrer_search' | 'version' | 'created_at' | 'updated_at' | 'deleted_at';

/** The form values as stored: an absent field is empty. */
export function contactValues(body: ContactBody) {
  const lastName = body.lastName.trim();
  const firstName = givenText(body.firstName);
  const company = givenText(body.company?.name);
  const service = givenText(body.company?.service);
  const jobTitle = givenText(body.job?.jobTitle);
  const email = givenText(body.email);
  const phone = givenText(body.phone);
  const mobile = givenText(body.mobilePhone);
  return {
    type: body.type,
    last_name: lastName,
    first_name: firstName,
    civility: body.civility ?? null,
    company_name: company,
    company_service: service,
    job_occupation: body.job?.occupation ?? null,
    job_title: jobTitle,
    email,
    phone,
    mobile_phone: mobile,
    comment: givenText(body.comment),
    referrer_id: body.referrer ?? null,
    sort_name: sortKey(lastName, firstName),
    search: searchText(
      [fullName({ firstName, lastName }), company, service, jobTitle, email].filter(Boolean).join(' '),
      phone,
      withoutSpaces(phone),
      mobile,
      withoutSpaces(mobile),
    ),
  } satisfies Record<Exclude<keyof Database['contacts'], OwnColumn>, unknown>;
}

/** An appointment with a report before its date counts as past from the report on. */
export const lastExchange = sql<Date | null>`max(least(appointments.date, appointments.validated_at))`;

/** A contact's columns as form fields, except its recommender. */
export const selectNoted = (contacts: OwnContacts) =>
  contacts
    .select([
      'contacts.id',
      'contacts.type',
      'contacts.last_name',
      'contacts.first_name',
      'contacts.civility',
      'contacts.company_name',
      'contacts.company_service',
      'contacts.job_occupation',
      'contacts.job_title',
      'contacts.email',
      'contacts.phone',
      'contacts.mobile_phone',
      'contacts.comment',
    ])
    .select((eb) => addressesOf(eb).as('addresses'));

type NotedRow = InferResult<ReturnType<typeof selectNoted>>[number];

export const notedOf = (row: NotedRow) =>
  ({
    id: row.id,
    type: row.type,
    lastName: row.last_name,
    firstName: row.first_name,
    civility: row.civility,
    company: { name: row.company_name, service: row.company_service },
    job: { occupation: row.job_occupation, jobTitle: row.job_title },
    email: row.email,
    phone: row.phone,
    mobilePhone: row.mobile_phone,
    addresses: row.addresses,
    comment: row.comment,
  }) satisfies Required<Omit<ContactBody, 'referrer'>> & { id: string };

/** All columns of a contact, in one statement. */
export const selectContact = (contacts: OwnContacts, now: Date) =>
  selectNoted(contacts)
    .select(['contacts.version', 'contacts.created_at', 'contacts.updated_at'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('contacts as other')
          .whereRef('other.id', '=', 'contacts.referrer_id')
          .whereRef('other.user_id', '=', 'contacts.user_id')
          .where('other.deleted_at', 'is', null)
          .select(['other.id', 'other.first_name as firstName', 'other.last_name as lastName']),
      ).as('referrer'),
      jsonArrayFrom(
        eb
          .selectFrom('contacts as other')
          .whereRef('other.referrer_id', '=', 'contacts.id')
          // Keeps the planner from scanning the book index for each row.
          .where((other) => once(other('other.user_id', '=', other.ref('contacts.user_id'))))
          .where('other.deleted_at', 'is', null)
          .orderBy('other.sort_name')
          .orderBy('other.id')
          .select(['other.id', 'other.first_name as firstName', 'other.last_name as lastName']),
      ).as('referred'),
      // For the rows of one page only, each by the index on the contact: avoids a redundant column that every report
      // would have to maintain.
      eb
        .selectFrom('appointments')
        .whereRef('appointments.contact_id', '=', 'contacts.id')
        .where('appointments.status', '=', 'validated')
        .where('appointments.deleted_at', 'is', null)
        .select(lastExchange.as('at'))
        .as('exchanged_at'),
      eb
        .selectFrom('appointments')
        .whereRef('appointments.contact_id', '=', 'contacts.id')
        .where('appointments.status', '=', 'pending')
        .where('appointments.date', '>=', now)
        .where('appointments.deleted_at', 'is', null)
        .select((planned) => planned.fn.min('appointments.date').as('at'))
        .as('next_exchange_at'),
    ]);

type ContactRow = InferResult<ReturnType<typeof selectContact>>[number];

export const contactOf = (row: ContactRow): Contact => ({
  ...notedOf(row),
  referrer: row.referrer,
  referred: row.referred,
  lastExchangeAt: row.exchanged_at && instant(row.exchanged_at),
  nextExchangeAt: row.next_exchange_at && instant(row.next_exchange_at),
  version: row.version,
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
});

export type OwnContacts = SelectQueryBuilder<Database, 'contacts', object>;

/** The only access to contacts: those of one person, without deleted ones. */
export const ownContacts = (db: Db, userId: string): OwnContacts =>
  db.selectFrom('contacts').where('contacts.user_id', '=', userId).where('contacts.deleted_at', 'is', null);

export type OnContacts = ExpressionBuilder<Database, 'contacts'>;
type Condition = Expression<SqlBool>;

/** Of the whole book, without the deleted ones. */
const others = (eb: OnContacts, userId: string) =>
  eb.selectFrom('contacts as other').where('other.user_id', '=', userId).where('other.deleted_at', 'is', null);

/**
 * One scan of the book: row by row, thousands of contacts took thousands of scans. A join is one scan only with a good
 * row estimate; IS TRUE keeps the subquery from becoming a join.
 */
export const once = (condition: Condition): Condition => sql<SqlBool>`(${condition}) IS TRUE`;

/** A contact is a referrer while one contact that they recommended exists. */
export const isReferrer =
  (userId: string) =>
  (eb: OnContacts): Condition =>
    once(
      eb(
        'contacts.id',
        'in',
        others(eb, userId).where('other.referrer_id', 'is not', null).select('other.referrer_id'),
      ),
    );

/** True with a recommender that still exists: triggers clear the column when it is deleted. */
export const isReferred = (eb: OnContacts): Condition => eb('contacts.referrer_search', '<>', '');

/** In creation order. */
const addressesOf = (eb: OnContacts) =>
  jsonArrayFrom(
    eb
      .selectFrom('contact_addresses')
      .whereRef('contact_addresses.contact_id', '=', 'contacts.id')
      .orderBy('contact_addresses.position')
      .select(['contact_addresses.type', 'contact_addresses.street']),
  );
