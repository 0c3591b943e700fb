import type { Appointment } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { appointmentOf } from './appointment-of';
import { selectAppointment } from './appointment-row';
import { ownAppointments } from './own-appointments';

/** The action; someone else's is as unknown as one that never was. */
export async function findAppointment(db: Db, userId: string, appointmentId: string): Promise<Appointment> {
  const row = await selectAppointment(ownAppointments(db, userId))
    .where('appointments.id', '=', appointmentId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return appointmentOf(row);
}
