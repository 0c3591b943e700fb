import type { ContactBody, ContactImport } from '@passerelle/shared/contract';

import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import { ownContacts } from '../contact-rows';

/** The recommendations of a book; including deleted contacts, which may be restored. */
export async function readReferrerLinks(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contacts')
    .where('user_id', '=', userId)
    .where('referrer_id', 'is not', null)
    .select(['id', 'referrer_id'])
    .execute();
  return new Map(rows.flatMap(({ id, referrer_id }) => (referrer_id === null ? [] : [[id, referrer_id] as const])));
}

/** True when the chain of recommenders leads back to its start. */
export function isCircle(links: ReadonlyMap<string, string>, start: string): boolean {
  const seen = new Set<string>();
  let at = links.get(start);
  while (at !== undefined && at !== start && !seen.has(at)) {
    seen.add(at);
    at = links.get(at);
  }
  return at === start;
}

type Placed = ContactImport['rows'][number] & { id: string };

/** The contacts that the rows name; an unknown one is refused by name. */
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

/** The recommender to store for each contact: merging keeps an existing one, and no cycle is created. */
export async function referrerLinks(
  db: Db,
  userId: string,
  rows: readonly Placed[],
  known: ReadonlyMap<string, ContactBody>,
): Promise<Map<string, string>> {
  await assertKnown(db, userId, rows);
  const links = new Map<string, string>();
  const named = [...rows.entries()].flatMap(([index, row]) => {
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
  if (named.length === 0) return links;
  const all = new Map([...(await readReferrerLinks(db, userId)), ...links]);
  const circular = named.find(({ id }) => isCircle(all, id));
  if (circular) throw failure('invalid', { fields: { [`rows.${circular.index}.referrer`]: 'notAllowed' } });
  return links;
}
