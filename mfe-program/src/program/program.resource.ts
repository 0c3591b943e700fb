import { useCall, type CallState } from '@passerelle/shared/client';
import { pageSizes, type Paged, type Task } from '@passerelle/shared/contract';

import type { CalendarWeek } from './weeks/calendar-weeks';

/** The programme of the participant, week by week. */
export const useProgram = () => useCall('GET /me/program');

/** All tasks of one week. While another week loads, the previous one is not shown in its place. */
export function useWeekTasks({ fromDate, toDate }: CalendarWeek, page: number): CallState<Paged<Task>> {
  const query = { fromDate, toDate, strictRange: true, page, pageSize: pageSizes.tasks };
  const state = useCall('GET /me/tasks', { query });
  return state.isPreviousData ? { ...state, data: undefined, isLoading: state.error === undefined } : state;
}

/** One task with its steps. */
export const useTask = (taskId: string) => useCall('GET /me/tasks/:taskId', { params: { taskId } });
