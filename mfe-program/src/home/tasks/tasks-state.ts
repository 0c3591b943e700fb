import { taskFilters, type TaskFilter } from '@passerelle/shared/contract';
import { oneOf, pageNumber, queryState } from '@passerelle/shared/routes';

import type { TaskSection } from './task-sections';

interface TasksState extends Record<`${TaskSection}Page`, number> {
  filter: TaskFilter;
}

/** In the address: the filter, and a page for each section. Pages of one view mean nothing in another. */
export const tasksState = queryState<TasksState>(
  {
    filter: oneOf(taskFilters, 'all'),
    currentWeekPage: pageNumber(),
    previousWeeksPage: pageNumber(),
    nextWeekPage: pageNumber(),
  },
  { filter: ['currentWeekPage', 'previousWeeksPage', 'nextWeekPage'] },
);
