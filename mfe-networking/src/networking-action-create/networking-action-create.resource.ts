import { invalidate, send } from '@passerelle/shared/client';
import type { Appointment, AppointmentCreation } from '@passerelle/shared/contract';

/** Figures count networking actions, and job offers name their interviews. */
export async function createAction(body: AppointmentCreation): Promise<Appointment> {
  const action = await send('POST /me/agenda', { body });
  void invalidate('/me/agenda', '/me/stats', '/me/jobOffers');
  return action;
}
