import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { ContactBody, ContactImport, ContactImported } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { updateContactNames } from '../../agenda/contact-names';
import { contactValues } from '../contact-rows';
import { lockKnownContacts } from './known-contacts';
import { assertListRoom, lockOwnLists } from '../../accounts/own-lists';
import { referrerLinks } from './referrer-links';
import { mergeContact } from './merge-contacts';

/** Imports all rows or none: an invalid row is named in the refusal. */
export async function importContacts(
  db: Db,
  userId: string,
  { rows }: ContactImport,
  now: DateTime<true>,
): Promise<ContactImported> {
  await lockOwnLists(db, userId);
  const created = rows.filter(({ choice }) => choice === 'create').length;
  if (created > 0) await assertListRoom(db, userId, 'contacts', created);
  const known = await lockKnownContacts(db, userId, rows);
  const placed = rows.map((row) => ({ ...row, id: (row.choice !== 'create' && row.into) || randomUUID() }));
  const links = await referrerLinks(db, userId, placed, known);

  const changed = new Map<string, Change>();
  for (const { id, contact, choice } of placed) {
    const before = known.get(id);
    if (choice === 'create' || !before) continue;
    // Two rows may be the same person: the later adds to the earlier.
    const after: ContactBody = mergeContact(changed.get(id)?.after ?? before, contact, choice);
    changed.set(id, { id, before, after });
  }
  const at = now.toJSDate();
  await addContacts(
    db,
    userId,
    placed.filter(({ choice }) => choice === 'create'),
    at,
  );
  await changeContacts(db, userId, [...changed.values()], at);
  await linkContacts(db, userId, links);
  return { created, completed: rows.length - created };
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters at most. */
const batch = 200;

async function inBatches<T>(all: readonly T[], write: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let next = 0; next < all.length; next += batch) await write(all.slice(next, next + batch));
}

const addressRows = (contactId: string, addresses: ContactBody['addresses'], from = 0) =>
  (addresses ?? []).slice(from).map(({ type, street }, place) => ({
    contact_id: contactId,
    position: from + place,
    type,
    street: street.trim(),
  }));

type AddressRow = ReturnType<typeof addressRows>[number];

const addAddresses = (db: Db, rows: readonly AddressRow[]): Promise<void> =>
  inBatches(rows, (some) => db.insertInto('contact_addresses').values(some).execute());

interface New {
  id: string;
  contact: ContactBody;
  /** The UID of the source vCard. */
  uid?: string | null;
}

/** Adds new people to one person's contacts, without recommenders yet. */
export async function addContacts(db: Db, userId: string, people: readonly New[], at: Date): Promise<void> {
  const rowOf = ({ id, contact, uid }: New) => ({
    id,
    user_id: userId,
    ...contactValues(contact),
    vcard_uid: uid ?? null,
    created_at: at,
    updated_at: at,
  });
  await inBatches(people, (some) => db.insertInto('contacts').values(some.map(rowOf)).execute());
  await addAddresses(
    db,
    people.flatMap(({ id, contact }) => addressRows(id, contact.addresses)),
  );
}

export interface Change {
  id: string;
  before: ContactBody;
  /** Includes the previous addresses. */
  after: ContactBody;
}

/** All columns except the recommender; each with its type in the table. */
const update = (db: Db, userId: string, changes: readonly Change[], at: Date) => {
  const written = changes.map(({ id, after }) => ({ id, ...contactValues(after) }));
  const { id: _id, referrer_id: _referrer, ...values } = written[0] ?? {};
  const assignments = Object.keys(values).map((column) => sql`${sql.ref(column)} = ${sql.ref(`written.${column}`)}`);
  return sql`
    UPDATE contacts SET ${sql.join(assignments)}, version = contacts.version + 1, updated_at = ${at}
    FROM jsonb_populate_recordset(NULL::contacts, ${JSON.stringify(written)}::jsonb) AS written
    WHERE contacts.id = written.id AND contacts.user_id = ${userId}`.execute(db);
};

/** Writes changed contacts of one book, whose rows the caller has locked, and updates the names in appointments. */
export async function changeContacts(db: Db, userId: string, changes: readonly Change[], at: Date): Promise<void> {
  await inBatches(changes, (some) => update(db, userId, some, at));
  await addAddresses(
    db,
    changes.flatMap(({ id, before, after }) => addressRows(id, after.addresses, before.addresses?.length ?? 0)),
  );
  await inBatches(changes, (some) =>
    updateContactNames(
      db,
      some.map(({ id, before, after }) => ({ id, before: contactValues(before), after: contactValues(after) })),
    ),
  );
}

/** Stores the recommenders, once all people are stored. Sends no notice: the recommendations are old. */
export async function linkContacts(db: Db, userId: string, links: ReadonlyMap<string, string>): Promise<void> {
  if (links.size === 0) return;
  const written = [...links].map(([id, referrer_id]) => ({ id, referrer_id }));
  await sql`
    UPDATE contacts SET referrer_id = written.referrer_id
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS written(id uuid, referrer_id uuid)
    WHERE contacts.id = written.id AND contacts.user_id = ${userId}`.execute(db);
}
