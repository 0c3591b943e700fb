import { randomUUID } from 'node:crypto';
import type { ContactBody, ContactImport, ContactImported } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { lockKnownContacts } from './known-contacts';
import { assertListRoom, lockOwnLists } from '../own-lists/own-lists';
import { referrerLinks } from './referrer-links';
import { addContacts, type Change, changeContacts, linkContacts } from './write-contacts';
import { mergeContact } from './merge-contacts';

/** All of it or nothing: a row that cannot be taken is named, and nobody is added. */
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
    // Two rows may say the same person: the later adds to what the earlier has made of them.
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
