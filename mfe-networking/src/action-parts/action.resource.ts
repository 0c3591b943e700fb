import { useCall } from '@passerelle/shared/client';

/** One action of which the id is at hand; null asks for none. */
export const useAction = (appointmentId: string | null) =>
  useCall('GET /me/agenda/:appointmentId', {
    params: { appointmentId: appointmentId ?? '' },
    when: appointmentId !== null,
  });
