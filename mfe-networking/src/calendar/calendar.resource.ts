import { useCall } from '@passerelle/shared/client';
import type { AppointmentStatus } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { startOf } from '../days/calendar-days';
import { today } from '../days/day';
import { instantsOf, weekOf, type Period } from './days/period';

const planned: AppointmentStatus[] = ['pending', 'validated'];

const queryOf = (period: Period, withCancelled: boolean) => ({
  ...instantsOf(period),
  status: withCancelled ? [...planned, 'cancelled' as const] : planned,
  sort: 'date' as const,
  order: 'asc' as const,
  pageSize: pageSizes.max,
});

/** All appointments of a period. `useCall` returns those of the previous period until the new answer is there. */
export const useAppointments = (period: Period, withCancelled: boolean) =>
  useCall('GET /me/agenda', { query: queryOf(period, withCancelled) });

/** Fetches a period before the person opens it, so that it is in the cache by then. */
export const usePrefetchedAppointments = (period: Period | null, withCancelled: boolean): void => {
  const query = queryOf(period ?? weekOf(today()), withCancelled);
  useCall('GET /me/agenda', { query, when: period !== null });
};

/** Pending appointments from today on, for any displayed period; past ones are filtered out on render. */
export const useUpcoming = () =>
  useCall('GET /me/agenda', {
    query: {
      fromDate: startOf(today()).toJSDate().toISOString(),
      status: ['pending'],
      sort: 'date',
      order: 'asc',
      pageSize: pageSizes.max,
    },
  });

/** Distinguishes an empty period from an empty calendar. */
export const useCounts = (when: boolean) => useCall('GET /me/agenda/count', { query: {}, when });
