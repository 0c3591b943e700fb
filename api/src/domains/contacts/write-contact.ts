import type { DateTime } from 'luxon';
import type { ContactBody } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { assertSeen, type SeenVersions } from '../../platform/versions';
import { contactName, updateContactNames, bumpCalendarSequence } from '../agenda/contact-names';
import {
  notifyRecommendation,
  deleteRecommendationNotice,
  restoreRecommendationNotice,
} from '../agenda/recommendation-notices';
import { assertListRoom, lockOwnLists, trimDeleted } from '../accounts/own-lists';
import { ownContacts, contactValues } from './contact-rows';

/** The recommender, by name. */
async function readReferrer(
  db: Db,
  userId: string,
  { referrer }: ContactBody,
  contactId?: string,
): Promise<string | null> {
  if (!referrer) return null;
  const known = await ownContacts(db, userId)
    .where('contacts.id', '=', referrer)
    .select(['contacts.first_name', 'contacts.last_name', 'contacts.company_name'])
    .executeTakeFirst();
  if (!known) throw failure('invalid', { fields: { referrer: 'unknown' } });
  if (contactId !== undefined && (await leadsTo(db, userId, referrer, contactId))) {
    throw failure('invalid', { fields: { referrer: 'notAllowed' } });
  }
  return contactName(known);
}

/** True when the chain of recommenders leads from one contact to the other: a cycle is not allowed. */
async function leadsTo(db: Db, userId: string, from: string, contactId: string): Promise<boolean> {
  const found = await db
    .withRecursive('chain', (chain) =>
      chain
        .selectFrom('contacts')
        .where('contacts.id', '=', from)
        .where('contacts.user_id', '=', userId)
        .select(['contacts.id', 'contacts.referrer_id'])
        // A union of distinct rows ends, even with an old cycle in the book.
        .union(
          chain
            .selectFrom('contacts')
            .innerJoin('chain', 'chain.referrer_id', 'contacts.id')
            .where('contacts.user_id', '=', userId)
            .select(['contacts.id', 'contacts.referrer_id']),
        ),
    )
    .selectFrom('chain')
    .where('chain.id', '=', contactId)
    .select('chain.id')
    .executeTakeFirst();
  return found !== undefined;
}

async function replaceAddresses(db: Db, contactId: string, { addresses }: ContactBody): Promise<void> {
  await db.deleteFrom('contact_addresses').where('contact_id', '=', contactId).execute();
  const rows = (addresses ?? []).map(({ type, street }, position) => ({
    contact_id: contactId,
    position,
    type,
    street: street.trim(),
  }));
  if (rows.length > 0) await db.insertInto('contact_addresses').values(rows).execute();
}

export async function createContact(db: Db, userId: string, body: ContactBody, now: DateTime<true>): Promise<string> {
  await assertListRoom(db, userId, 'contacts');
  const referrer = await readReferrer(db, userId, body);
  const at = now.toJSDate();
  const { id } = await db
    .insertInto('contacts')
    .values({ user_id: userId, ...contactValues(body), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceAddresses(db, id, body);
  await notifyRecommendation(db, { userId, contactId: id, referrer }, now);
  return id;
}

interface Change {
  contactId: string;
  body: ContactBody;
  seen: SeenVersions;
  now: DateTime<true>;
}

/** Updates a contact of this person, and the names in appointments. */
export async function updateContact(db: Db, userId: string, { contactId, body, seen, now }: Change): Promise<void> {
  // Two parallel changes, each without a cycle, could form one together.
  if (body.referrer) await lockOwnLists(db, userId);
  const current = await ownContacts(db, userId)
    .where('contacts.id', '=', contactId)
    .select(['contacts.version', 'contacts.first_name', 'contacts.last_name', 'contacts.company_name'])
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw failure('notFound');
  assertSeen(seen, current.version);
  const referrer = await readReferrer(db, userId, body, contactId);
  const values = contactValues(body);
  await db
    .updateTable('contacts')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now.toJSDate() }))
    .where('id', '=', contactId)
    .where('user_id', '=', userId)
    .execute();
  await replaceAddresses(db, contactId, body);
  await updateContactNames(db, [{ id: contactId, before: current, after: values }]);
  await notifyRecommendation(db, { userId, contactId, referrer }, now);
}

/** The row is kept for a while, so that the deletion can be undone; no list, count or link shows it. */
export async function deleteContact(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<void> {
  const deleted = await db
    .updateTable('contacts')
    .set((eb) => ({ deleted_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('company_name')
    .executeTakeFirst();
  if (!deleted) throw failure('notFound');
  if (deleted.company_name !== null) await bumpCalendarSequence(db, contactId);
  await deleteRecommendationNotice(db, userId, contactId);
  await trimDeleted(db, userId, 'contacts');
}

/** Undoes a deletion: links to other contacts and appointments are restored. Idempotent. */
export async function restoreContact(db: Db, userId: string, contactId: string, now: DateTime<true>): Promise<void> {
  await lockOwnLists(db, userId);
  const restored = await db
    .updateTable('contacts')
    .set((eb) => ({ deleted_at: null, updated_at: now.toJSDate(), version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returning('company_name')
    .executeTakeFirst();
  if (!restored) return;
  await assertListRoom(db, userId, 'contacts', 0);
  if (restored.company_name !== null) await bumpCalendarSequence(db, contactId);
  await restoreRecommendationNotice(db, userId, contactId, now);
}
