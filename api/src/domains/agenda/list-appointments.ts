import { appointmentSorts, type Appointment, type Paged, type QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { readList } from '../../platform/lists';
import { readPage } from '../../platform/read-page';
import { appointmentOf } from './appointment-of';
import { selectAppointment } from './appointment-row';
import { matchingAppointments } from './matching-appointments';
import { ownAppointments } from './own-appointments';

const columns = {
  createdAt: 'appointments.created_at',
  title: 'appointments.sort_title',
  date: 'appointments.date',
} as const;

export async function listAppointments(
  db: Db,
  userId: string,
  query: QueryOf<Calls['GET /me/agenda']>,
): Promise<Paged<Appointment>> {
  const list = readList(query, appointmentSorts);
  const matching = matchingAppointments(db, userId, query, list.patterns);
  return readPage(list, {
    all: matching,
    rows: selectAppointment(ownAppointments(db, userId)),
    order: [columns[list.sort], 'appointments.id'],
    itemOf: appointmentOf,
  });
}
