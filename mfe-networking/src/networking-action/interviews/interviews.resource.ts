import { useCall } from '@passerelle/shared/client';
import { pageSizes, type Appointment } from '@passerelle/shared/contract';

/** All interviews of one hiring: the first of the series names it. */
export const useInterviews = ({ id, firstAppointment }: Pick<Appointment, 'id' | 'firstAppointment'>) =>
  useCall('GET /me/agenda', {
    query: { firstAppointment: firstAppointment ?? id, sort: 'date', order: 'desc', pageSize: pageSizes.general },
  });
