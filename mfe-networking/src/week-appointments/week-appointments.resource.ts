import { useCall } from '@passerelle/shared/client';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';

/**
 * The pending appointments of this week, by date. They are fetched again after any change of `/me/agenda`, also in another
 * remote.
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
