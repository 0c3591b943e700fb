import type { AppointmentCreation } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { ownAppointments } from './appointment-rows';
import type { NamedContact } from './contact-names';

const unknown = (field: string) => failure('invalid', { fields: { [field]: 'unknown' } });

export async function ownContact(db: Db, userId: string, contactId: string): Promise<NamedContact> {
  const contact = await db
    .selectFrom('contacts')
    .where('id', '=', contactId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .select(['first_name', 'last_name', 'company_name'])
    .executeTakeFirst();
  if (!contact) throw unknown('contact');
  return contact;
}

export async function ownJobOffer(db: Db, userId: string, jobOfferId: string | null | undefined) {
  if (!jobOfferId) return null;
  const offer = await db
    .selectFrom('job_offers')
    .where('id', '=', jobOfferId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!offer) throw unknown('jobOffer');
  return offer.id;
}

const ownAppointment = async (db: Db, userId: string, field: string, id: string | null | undefined) => {
  if (!id) return undefined;
  const found = await ownAppointments(db, userId)
    .leftJoin('appointments as first', (join) =>
      join.onRef('first.id', '=', 'appointments.first_appointment_id').on('first.deleted_at', 'is', null),
    )
    .where('appointments.id', '=', id)
    .select(['appointments.id', 'first.id as first_id'])
    .executeTakeFirst();
  if (!found) throw unknown(field);
  return found;
};

/**
 * The position of a follow-up in its series. Its predecessor names the first appointment, or is the first itself;
 * naming another would split the series.
 */
export async function ownSeries(db: Db, userId: string, { parent, firstAppointment }: AppointmentCreation) {
  const previous = await ownAppointment(db, userId, 'parent', parent);
  const named = await ownAppointment(db, userId, 'firstAppointment', firstAppointment);
  const before = previous ?? named;
  const first = before ? (before.first_id ?? before.id) : null;
  if (named && named.id !== first) throw failure('invalid', { fields: { firstAppointment: 'notAllowed' } });
  return { parent_id: previous?.id ?? null, first_appointment_id: first };
}
