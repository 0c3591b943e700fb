import { useCall } from '@passerelle/shared/client';
import { isoWeekOf, pageSizes } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

/**
 * The appointments of this week that are still to come or to be reported on, in their order. Whatever says that
 * `/me/agenda` has changed, here or in another remote, has them asked for again.
 */
export const useWeekAppointments = () =>
  useCall('GET /me/agenda', {
    query: {
      ...isoWeekOf(now().toISOString()),
      status: ['pending'],
      sort: 'date',
      order: 'asc',
      pageSize: pageSizes.general,
    },
  });
