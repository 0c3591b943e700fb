import { ApiError, ifMatch, refreshTouched, send, whenRefreshed } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';

/** The server answers with a conflict when the appointment has a newer version than the one that was seen. */
export const moveAppointment = (seen: Pick<Appointment, 'id' | 'version'>, date: string): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId', { params: { appointmentId: seen.id }, body: { date }, headers: ifMatch(seen) });

/** After a move that failed, because the appointment may have another date by now. */
export async function refreshAppointment({ id }: Pick<Appointment, 'id'>): Promise<void> {
  refreshTouched('PUT /me/agenda/:appointmentId', { params: { appointmentId: id } });
  await whenRefreshed();
}

/** True if the server refuses the new date, because no appointment may begin then. */
export const isDateRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.fields['date'] !== undefined;
