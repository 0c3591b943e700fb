import { randomUUID } from 'node:crypto';
import type { DateTime } from 'luxon';
import type { ContactImport, ContactImported } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { Failure, failure } from '../../../platform/http/failure';
import { contactValues } from '../contact-values';
import { findContact } from '../find-contact';
import { holdBook } from '../hold-book';
import { keepChange } from '../write-contact';
import { completed } from './complete';

type Row = ContactImport['rows'][number];

/** So many in one statement: a database takes so many values at a time, and no more. */
const batch = 200;

async function create(db: Db, userId: string, rows: readonly Row[], at: Date): Promise<void> {
  const people = rows.map(({ contact, uid }) => ({
    ...{ id: randomUUID(), user_id: userId, ...contactValues(contact), vcard_uid: uid ?? null },
    ...{ created_at: at, updated_at: at },
  }));
  await db.insertInto('contacts').values(people).execute();
  const addresses = rows.flatMap(({ contact }, index) =>
    (contact.addresses ?? []).map(({ type, street }, position) => ({
      ...{ contact_id: people[index]?.id ?? '', position, type, street: street.trim() },
    })),
  );
  if (addresses.length > 0) await db.insertInto('contact_addresses').values(addresses).execute();
}

async function complete(db: Db, userId: string, row: Row, index: number, now: DateTime<true>): Promise<void> {
  if (!row.into) throw failure('invalid', { fields: { [`rows.${index}.into`]: 'required' } });
  const found = await findContact(db, userId, row.into).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    throw failure('invalid', { fields: { [`rows.${index}.into`]: 'unknown' } });
  });
  const choice = row.choice === 'replace' ? 'replace' : 'merge';
  const body = completed(found.contact, row.contact, choice);
  await keepChange(db, userId, { contactId: row.into, body, now });
}

/** All of it or nothing: a row that cannot be taken is named, and nobody is added. */
export async function importContacts(
  db: Db,
  userId: string,
  { rows }: ContactImport,
  now: DateTime<true>,
): Promise<ContactImported> {
  await holdBook(db, userId);
  const created = rows.filter(({ choice }) => choice === 'create');
  for (let next = 0; next < created.length; next += batch) {
    await create(db, userId, created.slice(next, next + batch), now.toJSDate());
  }
  for (const [index, row] of rows.entries()) {
    if (row.choice !== 'create') await complete(db, userId, row, index, now);
  }
  return { created: created.length, completed: rows.length - created.length };
}
