import type { InferResult } from 'kysely';
import type { ContactBody } from '@passerelle/shared/contract';
import { addressesOf } from './addresses-of';
import type { OwnContacts } from './own-contacts';

/** What was noted of each, as a form would hold it: without what hangs on them, since it is asked of whole books. */
export const selectBody = (contacts: OwnContacts) =>
  contacts
    .select([
      ...(['contacts.id', 'contacts.type', 'contacts.last_name', 'contacts.first_name', 'contacts.civility'] as const),
      ...(['contacts.company_name', 'contacts.company_service', 'contacts.job_occupation'] as const),
      ...(['contacts.job_title', 'contacts.email', 'contacts.phone', 'contacts.mobile_phone'] as const),
      ...(['contacts.comment', 'contacts.vcard_uid'] as const),
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

type BodyRow = InferResult<ReturnType<typeof selectBody>>[number];

/** Somebody of the book, as far as a form knows them. */
export type KnownBody = Required<ContactBody> & { id: string };

export const knownBodyOf = (row: BodyRow): KnownBody => ({
  ...{ id: row.id, type: row.type, lastName: row.last_name, firstName: row.first_name, civility: row.civility },
  company: { name: row.company_name, service: row.company_service },
  job: { occupation: row.job_occupation, jobTitle: row.job_title },
  ...{ email: row.email, phone: row.phone, mobilePhone: row.mobile_phone },
  ...{ addresses: row.addresses, referrer: row.referrer, comment: row.comment },
});
