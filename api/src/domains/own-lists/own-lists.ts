import { ownLimits } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { MessageKey } from '../../platform/http/messages';

export interface OwnList {
  limit: number;
  /** What somebody is told whose list is full. */
  message: MessageKey;
  /** How many entries of one person count. */
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

/** Of a deleted action too: they come back with it. */
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

/** Every list that a person fills entry by entry, with where it ends. */
export const ownLists = {
  contacts: { limit: ownLimits.contacts, message: 'contactsFull', count: countIn('contacts') },
  appointments: { limit: ownLimits.appointments, message: 'appointmentsFull', count: countIn('appointments') },
  appointmentNotes: { limit: ownLimits.appointmentNotes, message: 'appointmentNotesFull', count: countNotes },
  jobOffers: { limit: ownLimits.jobOffers, message: 'jobOffersFull', count: countIn('job_offers') },
  documents: { limit: ownLimits.documents, message: 'documentsFull', count: countDocuments },
} satisfies Record<string, OwnList>;

export type OwnListName = keyof typeof ownLists;
