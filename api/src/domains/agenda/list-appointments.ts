import type { Appointment, Paged, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { pageOf, readList } from '../../platform/lists';
import { appointmentOf } from './appointment-of';
import { selectAppointment } from './appointment-row';
import { matchingAppointments } from './matching-appointments';

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
  const list = readList(query, { createdAt: 'desc', title: 'asc', date: 'asc' });
  const matching = matchingAppointments(db, userId, query, list.patterns);
  const rows = await selectAppointment(matching)
    .orderBy(columns[list.sort], list.direction)
    .orderBy('appointments.id', list.direction)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return pageOf(list, rows.map(appointmentOf), total);
}
