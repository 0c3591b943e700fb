import type { QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { givenInstant } from '../../platform/http/given-instant';
import { matchesAll } from '../../platform/lists';
import { ownAppointments, type OwnAppointments } from './own-appointments';

/** What the list and its count both take; the words of the search apart. */
export type AppointmentFilters = Omit<QueryOf<Calls['GET /me/agenda/count']>, 'search'>;

export function matchingAppointments(
  db: Db,
  userId: string,
  filters: AppointmentFilters,
  patterns: readonly string[],
): OwnAppointments {
  const { status = [], actionType = [], fromDate, toDate, contact, jobOffer, firstAppointment } = filters;
  let matching = ownAppointments(db, userId).where((eb) => matchesAll(eb, 'appointments.search', patterns));
  if (status.length > 0) matching = matching.where('appointments.status', 'in', status);
  if (actionType.length > 0) matching = matching.where('appointments.action_type', 'in', actionType);
  if (fromDate !== undefined) matching = matching.where('appointments.date', '>=', givenInstant(fromDate, 'fromDate'));
  if (toDate !== undefined) matching = matching.where('appointments.date', '<=', givenInstant(toDate, 'toDate'));
  if (contact !== undefined) matching = matching.where('appointments.contact_id', '=', contact);
  if (jobOffer !== undefined) matching = matching.where('appointments.job_offer_id', '=', jobOffer);
  if (firstAppointment === undefined) return matching;
  return matching.where((eb) =>
    eb.or([
      eb('appointments.first_appointment_id', '=', firstAppointment),
      eb('appointments.id', '=', firstAppointment),
    ]),
  );
}
