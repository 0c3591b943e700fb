import { useCall, type CallState } from '@passerelle/shared/client';
import type { Paged, Task } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';

import type { CalendarWeek } from './calendar-weeks';

/** All tasks of one week. While another week loads, the previous one is not shown in its place. */
export function useWeekTasks({ fromDate, toDate }: CalendarWeek, page: number): CallState<Paged<Task>> {
  const query = { fromDate, toDate, strictRange: true, page, pageSize: pageSizes.tasks };
  const state = useCall('GET /me/tasks', { query });
  return state.isPreviousData ? { ...state, data: undefined, isLoading: state.error === undefined } : state;
}
