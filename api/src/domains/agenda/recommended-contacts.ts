import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';

export interface Recommendations {
  added: readonly string[];
  removed: readonly string[];
}

const none: Recommendations = { added: [], removed: [] };

/** The page sends the whole list, so missing contacts are removed; deleted ones stay, since the page does not show them. */
export async function recommendations(
  db: Db,
  userId: string,
  appointmentId: string,
  wanted: readonly string[] | undefined,
): Promise<Recommendations> {
  if (wanted === undefined) return none;
  const linked = await db
    .selectFrom('appointment_recommended_contacts as link')
    .innerJoin('contacts', 'contacts.id', 'link.contact_id')
    .where('link.appointment_id', '=', appointmentId)
    .where('contacts.deleted_at', 'is', null)
    .select('contacts.id')
    .execute();
  const known = new Set(linked.map(({ id }) => id));
  const added = wanted.filter((id) => !known.has(id));
  await assertOwn(db, userId, wanted, added);
  return { added, removed: [...known].filter((id) => !wanted.includes(id)) };
}

async function assertOwn(db: Db, userId: string, wanted: readonly string[], added: readonly string[]): Promise<void> {
  if (added.length === 0) return;
  const own = await db
    .selectFrom('contacts')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', added)
    .select('id')
    .execute();
  const stranger = added.find((contactId) => !own.some(({ id }) => id === contactId));
  if (stranger === undefined) return;
  throw failure('invalid', { fields: { [`recommendedContacts.${wanted.indexOf(stranger)}`]: 'unknown' } });
}

export async function saveRecommendations(
  db: Db,
  appointmentId: string,
  { added, removed }: Recommendations,
  now: DateTime<true>,
): Promise<void> {
  const at = now.toJSDate();
  if (removed.length > 0) {
    await db
      .deleteFrom('appointment_recommended_contacts')
      .where('appointment_id', '=', appointmentId)
      .where('contact_id', 'in', removed)
      .execute();
  }
  if (added.length > 0) {
    await db
      .insertInto('appointment_recommended_contacts')
      .values(added.map((contactId) => ({ appointment_id: appointmentId, contact_id: contactId, added_at: at })))
      .execute();
  }
}
