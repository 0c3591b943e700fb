import { downloadFile, isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';

type Known = Pick<Appointment, 'id'>;

export const cancelAction = ({ id }: Known): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId', { params: { appointmentId: id }, body: { id, status: 'cancelled' } });

export async function deleteAction({ id }: Known): Promise<void> {
  const params = { appointmentId: id };
  try {
    await send('DELETE /me/agenda/:appointmentId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Deleted meanwhile, in another tab.
    refreshTouched('DELETE /me/agenda/:appointmentId', { params });
  }
}

export const restoreAction = ({ id }: Known): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId/restore', { params: { appointmentId: id } });

/** After a change that failed: the page may have been out of date. */
export const refreshAction = ({ id }: Known): void =>
  refreshTouched('PUT /me/agenda/:appointmentId', { params: { appointmentId: id } });

/** For the calendar that the person lives by. */
export const downloadCalendar = ({ id }: Known): Promise<void> =>
  downloadFile('GET /me/agenda/:appointmentId/calendar', { params: { appointmentId: id } });
