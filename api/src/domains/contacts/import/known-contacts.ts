import type { ContactBody, ContactImport } from '@passerelle/shared/contract';
import type { InferResult } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import { notedOf, type OwnContacts, ownContacts, selectNoted } from '../contact-rows';

/** The stored fields as a form has them, without related rows, since whole books are read. */
export const selectKnownContact = (contacts: OwnContacts) =>
  selectNoted(contacts)
    .select('contacts.vcard_uid')
    // A deleted contact is no recommender unless it is restored.
    .select((eb) =>
      eb
        .selectFrom('contacts as other')
        .whereRef('other.id', '=', 'contacts.referrer_id')
        .where('other.deleted_at', 'is', null)
        .select('other.id')
        .as('referrer'),
    );

type KnownRow = InferResult<ReturnType<typeof selectKnownContact>>[number];

/** A contact with the fields of the form. */
export type KnownContact = Required<ContactBody> & { id: string };

export const knownContactOf = (row: KnownRow): KnownContact => ({ ...notedOf(row), referrer: row.referrer });

/** The contacts that the rows complete, locked until the transaction ends, so that a parallel change is not lost. */
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
