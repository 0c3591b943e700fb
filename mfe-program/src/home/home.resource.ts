import { useCall } from '@passerelle/shared/client';
import { isoWeekOf, pageSizes } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

/** Who is greeted, and the programme they follow. */
export const useProfile = () => useCall('GET /me');

/** This week's figures: what remains, both gauges, the badges. */
export const useStats = () => useCall('GET /me/stats');

/** The appointments of this week that are still to come or to be reported on, in their order. */
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
