import type { ContactBody, ContactImport } from '@passerelle/shared/contract';
import type { InferResult } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { addressesOf, type OwnContacts, ownContacts } from '../contacts/contact-rows';

/** What was noted of each, as a form would hold it: without what hangs on them, since it is asked of whole books. */
export const selectKnownContact = (contacts: OwnContacts) =>
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
      'contacts.vcard_uid',
    ])
    .select((eb) => [
      addressesOf(eb).as('addresses'),
      // Somebody who was deleted is nobody that recommended them, as long as it is not taken back.
      eb
        .selectFrom('contacts as other')
        .whereRef('other.id', '=', 'contacts.referrer_id')
        .where('other.deleted_at', 'is', null)
        .select('other.id')
        .as('referrer'),
    ]);

type BodyRow = InferResult<ReturnType<typeof selectKnownContact>>[number];

/** Somebody of the book, as far as a form knows them. */
export type KnownContact = Required<ContactBody> & { id: string };

export const knownContactOf = (row: BodyRow): KnownContact => ({
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
  referrer: row.referrer,
  comment: row.comment,
});

/** Whom the rows complete, as they are, locked until the transaction ends, so that a change made meanwhile is not lost. */
export async function lockKnownContacts(
  db: Db,
  userId: string,
  rows: ContactImport['rows'],
): Promise<Map<string, KnownContact>> {
  const asked = rows.flatMap(({ choice, into }, index) =>
    choice === 'create' ? [] : [{ into, path: `rows.${index}.into` }],
  );
  const missing = asked.find(({ into }) => !into);
  if (missing) throw failure('invalid', { fields: { [missing.path]: 'required' } });
  const ids = [...new Set(asked.flatMap(({ into }) => into ?? []))];
  if (ids.length === 0) return new Map();
  const own = ownContacts(db, userId).where('contacts.id', 'in', ids);
  await own.select('contacts.id').orderBy('contacts.id').forNoKeyUpdate().execute();
  const found = await selectKnownContact(own).execute();
  const known = new Map(found.map((row) => [row.id, knownContactOf(row)]));
  const unknown = asked.find(({ into }) => !known.has(into ?? ''));
  if (unknown) throw failure('invalid', { fields: { [unknown.path]: 'unknown' } });
  return known;
}
