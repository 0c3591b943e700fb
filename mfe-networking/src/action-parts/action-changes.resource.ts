import { downloadFile, invalidate, isGone, send, withdraw } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';

type Known = Pick<Appointment, 'id'>;

export const cancelAction = ({ id }: Known): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId', { params: { appointmentId: id }, body: { id, status: 'cancelled' } });

export async function deleteAction({ id }: Known): Promise<void> {
  try {
    await send('DELETE /me/agenda/:appointmentId', { params: { appointmentId: id } });
  } catch (error) {
    // Deleted meanwhile, in another tab: it is gone, as it should be.
    if (!isGone(error)) throw error;
  }
}

export const restoreAction = ({ id }: Known): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId/restore', { params: { appointmentId: id } });

/** Figures count networking actions, job offers name their interviews, and contacts when they were last met. */
const touched = ['/me/agenda', '/me/stats', '/me/jobOffers', '/me/contacts'] as const;
export const refreshActions = (): void => void invalidate(...touched);
/** The page of a deleted action is still there for a moment, on its way to the list. */
export const refreshWithout = ({ id }: Known): void => void withdraw(`/me/agenda/${id}`, ...touched);

/** For the calendar that the person lives by. */
export const downloadCalendar = ({ id }: Known): Promise<void> =>
  downloadFile('GET /me/agenda/:appointmentId/calendar', { params: { appointmentId: id } });
