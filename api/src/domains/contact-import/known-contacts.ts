import type { ContactBody, ContactImport } from '@passerelle/shared/contract';
import type { InferResult } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { notedOf, type OwnContacts, ownContacts, selectNoted } from '../contacts/contact-rows';

/** What was noted of each, as a form would hold it: without what hangs on them, since it is asked of whole books. */
export const selectKnownContact = (contacts: OwnContacts) =>
  selectNoted(contacts)
    .select('contacts.vcard_uid')
    // Somebody who was deleted is nobody that recommended them, as long as it is not taken back.
    .select((eb) =>
      eb
        .selectFrom('contacts as other')
        .whereRef('other.id', '=', 'contacts.referrer_id')
        .where('other.deleted_at', 'is', null)
        .select('other.id')
        .as('referrer'),
    );

type KnownRow = InferResult<ReturnType<typeof selectKnownContact>>[number];

/** Somebody of the book, as far as a form knows them. */
export type KnownContact = Required<ContactBody> & { id: string };

export const knownContactOf = (row: KnownRow): KnownContact => ({ ...notedOf(row), referrer: row.referrer });

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
