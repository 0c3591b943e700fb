import { cacheAnswer, send, useCall } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';

/** One networking action; with null nothing is fetched. */
export const useAction = (appointmentId: string | null) =>
  useCall('GET /me/agenda/:appointmentId', {
    params: { appointmentId: appointmentId ?? '' },
    when: appointmentId !== null,
  });

export const readAction = (appointmentId: string): Promise<Appointment> =>
  send('GET /me/agenda/:appointmentId', { params: { appointmentId } });

/** Shows the server's answer without fetching it a second time. */
export const cacheAction = (action: Appointment): void =>
  cacheAnswer('GET /me/agenda/:appointmentId', action, { params: { appointmentId: action.id } });

/** One contact; with null nothing is fetched. */
export const useContact = (contactId: string | null) =>
  useCall('GET /me/contacts/:contactId', { params: { contactId: contactId ?? '' }, when: contactId !== null });
