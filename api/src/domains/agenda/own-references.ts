import type { AppointmentCreation } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { ownAppointments } from './own-appointments';
import type { NamedContact } from './search-text';

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

const ownAppointment = (db: Db, userId: string, id: string) =>
  ownAppointments(db, userId)
    .where('appointments.id', '=', id)
    .select(['appointments.id', 'appointments.first_appointment_id'])
    .executeTakeFirst();

/** Where a follow-up stands in its series; the one it follows knows the first where the call does not say. */
export async function ownSeries(db: Db, userId: string, { parent, firstAppointment }: AppointmentCreation) {
  const previous = parent ? await ownAppointment(db, userId, parent) : undefined;
  if (parent && !previous) throw unknown('parent');
  const first = firstAppointment ? await ownAppointment(db, userId, firstAppointment) : undefined;
  if (firstAppointment && !first) throw unknown('firstAppointment');
  return {
    parent_id: previous?.id ?? null,
    first_appointment_id: first?.id ?? previous?.first_appointment_id ?? previous?.id ?? null,
  };
}
