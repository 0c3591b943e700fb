import { useCall, type CallState } from '@passerelle/shared/client';
import { pageSizes, type Paged, type Task } from '@passerelle/shared/contract';

import type { CalendarWeek } from './weeks/calendar-weeks';

/** The programme that the person follows, week by week. */
export const useProgram = () => useCall('GET /me/program');

/** The tasks of one week, whatever became of them. Those of another week are never shown in their place. */
export function useWeekTasks({ fromDate, toDate }: CalendarWeek, page: number): CallState<Paged<Task>> {
  const query = { fromDate, toDate, strictRange: true, page, pageSize: pageSizes.shared };
  const state = useCall('GET /me/tasks', { query });
  return state.isKept ? { ...state, data: undefined, isLoading: state.error === undefined } : state;
}
