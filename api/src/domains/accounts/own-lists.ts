import { ownLimits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { MessageKey } from '../../platform/failure-messages';

export interface OwnList {
  limit: number;
  /** The message when the list is full. */
  message: MessageKey;
  /** The counted entries of one person. */
  count: (db: Db, userId: string) => Promise<{ count: number }>;
}

const countIn = (table: 'contacts' | 'appointments' | 'job_offers'): OwnList['count'] => {
  return (db, userId) =>
    db
      .selectFrom(table)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
};

/** Including those of a deleted action: they are restored with it. */
const countNotes: OwnList['count'] = (db, userId) =>
  db
    .selectFrom('appointment_notes')
    .innerJoin('appointments', 'appointments.id', 'appointment_notes.appointment_id')
    .where('appointments.user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

const countDocuments: OwnList['count'] = (db, userId) =>
  db
    .selectFrom('library_documents')
    .where('owner_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

/** Every list that a user fills entry by entry, with its limit. */
export const ownLists = {
  contacts: { limit: ownLimits.contacts, message: 'contactsFull', count: countIn('contacts') },
  appointments: { limit: ownLimits.appointments, message: 'appointmentsFull', count: countIn('appointments') },
  appointmentNotes: { limit: ownLimits.appointmentNotes, message: 'appointmentNotesFull', count: countNotes },
  jobOffers: { limit: ownLimits.jobOffers, message: 'jobOffersFull', count: countIn('job_offers') },
  documents: { limit: ownLimits.documents, message: 'documentsFull', count: countDocuments },
} satisfies Record<string, OwnList>;

export type OwnListName = keyof typeof ownLists;

/** Held until the transaction ends: changes to the lists of one person run one after the other. */
export async function lockOwnLists(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}

/** The free places of a list; negative where it was filled past its limit by other means. */
export async function roomIn(db: Db, userId: string, name: OwnListName): Promise<number> {
  const { limit, count } = ownLists[name];
  return limit - (await count(db, userId)).count;
}

/**
 * Refuses entries beyond the limit of a person's list. The lock makes additions of one person wait for each other, so
 * that parallel ones do not all count the same free place. With nothing to add, it checks the list after a restore.
 */
export async function assertListRoom(db: Db, userId: string, name: OwnListName, adding = 1): Promise<void> {
  await lockOwnLists(db, userId);
  if ((await roomIn(db, userId, name)) < adding) throw failure('full', { message: ownLists[name].message });
}

const deletedLimits = {
  contacts: ownLimits.contacts,
  appointments: ownLimits.appointments,
  job_offers: ownLimits.jobOffers,
} as const;

/**
 * Deleted entries can be restored up to the list's limit; beyond it the oldest are removed for good. Otherwise adding
 * and deleting in turn would grow the table without limit.
 */
export async function trimDeleted(db: Db, userId: string, table: keyof typeof deletedLimits): Promise<void> {
  const surplus = await db
    .selectFrom(table)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .offset(deletedLimits[table])
    .select('id')
    .execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  if (table === 'job_offers') {
    const pictures = db.selectFrom('job_offer_documents').where('job_offer_id', 'in', ids).select('file_id');
    await db.deleteFrom('files').where('id', 'in', pictures).execute();
  }
  await db.deleteFrom(table).where('id', 'in', ids).execute();
}
