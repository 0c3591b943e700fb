import type { ContactBody, ContactImport } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/http/failure';
import { isCircle, readLinks } from '../links';
import { ownContacts } from '../own-contacts';

type Placed = ContactImport['rows'][number] & { id: string };

/** Whom of the book the rows name; each that is not there is said. */
async function assertKnown(db: Db, userId: string, rows: readonly Placed[]): Promise<void> {
  const named = rows.flatMap(({ referrer }) => referrer ?? []);
  if (named.length === 0) return;
  const found = await ownContacts(db, userId).where('contacts.id', 'in', named).select('contacts.id').execute();
  const there = new Set(found.map(({ id }) => id));
  for (const [index, { referrer }] of rows.entries()) {
    if (referrer && !there.has(referrer))
      throw failure('invalid', { fields: { [`rows.${index}.referrer`]: 'unknown' } });
  }
}

/** Who is to be noted as having recommended whom: merging keeps who is noted already, and nobody turns in a circle. */
export async function linksOf(
  db: Db,
  userId: string,
  rows: readonly Placed[],
  known: ReadonlyMap<string, ContactBody>,
): Promise<Map<string, string>> {
  await assertKnown(db, userId, rows);
  const links = new Map<string, string>();
  const said = [...rows.entries()].flatMap(([index, row]) => {
    const { referrer, referrerRow } = row;
    if (typeof referrerRow === 'number' && !rows[referrerRow]) {
      throw failure('invalid', { fields: { [`rows.${index}.referrerRow`]: 'unknown' } });
    }
    const from = typeof referrerRow === 'number' ? rows[referrerRow]?.id : referrer;
    const isKept = row.choice === 'merge' && Boolean(known.get(row.id)?.referrer ?? links.get(row.id));
    if (!from || isKept) return [];
    links.set(row.id, from);
    return [{ index, id: row.id }];
  });
  if (said.length === 0) return links;
  const all = new Map([...(await readLinks(db, userId)), ...links]);
  const turning = said.find(({ id }) => isCircle(all, id));
  if (turning) throw failure('invalid', { fields: { [`rows.${turning.index}.referrer`]: 'notAllowed' } });
  return links;
}
