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

/** Puts the server's answer into the cache, so that it is not fetched again. */
export const cacheAction = (action: Appointment): void =>
  cacheAnswer('GET /me/agenda/:appointmentId', action, { params: { appointmentId: action.id } });

/** One contact; with null nothing is fetched. */
export const useContact = (contactId: string | null) =>
  useCall('GET /me/contacts/:contactId', { params: { contactId: contactId ?? '' }, when: contactId !== null });
