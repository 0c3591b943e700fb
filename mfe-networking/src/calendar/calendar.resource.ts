import { ApiError, ifMatch, refreshTouched, send, useCall, whenRefreshed } from '@passerelle/shared/client';
import { pageSizes, type Appointment, type AppointmentStatus } from '@passerelle/shared/contract';

import { plusDays, today } from '../days/day';
import { instantsOf, weekOf, type Period } from './days/period';

const planned: AppointmentStatus[] = ['pending', 'validated'];

const queryOf = (period: Period, withCancelled: boolean) => ({
  ...instantsOf(period),
  status: withCancelled ? [...planned, 'cancelled' as const] : planned,
  sort: 'date' as const,
  order: 'asc' as const,
  pageSize: pageSizes.max,
});

/** What stands in a period, in one answer. That of the period before stays until it comes. */
export const useAppointments = (period: Period, withCancelled: boolean) =>
  useCall('GET /me/agenda', { query: queryOf(period, withCancelled) });

/** Asks for a period that the person is about to turn to. */
export const useForesight = (period: Period | null, withCancelled: boolean): void => {
  const query = queryOf(period ?? weekOf(today()), withCancelled);
  useCall('GET /me/agenda', { query, when: period !== null });
};

/** This week and the next, whatever period is looked at. */
export function useComingWeeks() {
  const { first, last } = weekOf(today());
  return useAppointments({ first, last: plusDays(last, 7) }, false);
}

/** Whether there is any appointment at all, where a period has none. */
export const useCounts = (when: boolean) => useCall('GET /me/agenda/count', { query: {}, when });

/** Refused with a conflict when somebody, such as another tab, has changed more than what was seen. */
export const sendMove = (seen: Pick<Appointment, 'id' | 'version'>, date: string): Promise<Appointment> =>
  send('PUT /me/agenda/:appointmentId', { params: { appointmentId: seen.id }, body: { date }, headers: ifMatch(seen) });

export const isDateRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.fields['date'] !== undefined;

/** After a move that failed: the appointment may stand elsewhere by now. */
export async function refreshAppointment({ id }: Pick<Appointment, 'id'>): Promise<void> {
  refreshTouched('PUT /me/agenda/:appointmentId', { params: { appointmentId: id } });
  await whenRefreshed();
}
