import type { SelectedProgram, TaskFilter } from '@passerelle/shared/contract';
import { taskFilters } from '@passerelle/shared/contract/enums/tasks';
import { now } from '@passerelle/shared/i18n';
import { oneOf, pageNumber, queryState, useQueryState } from '@passerelle/shared/url-state';

import { type Circumstances, circumstancesOf, filtersFor, sectionsOf, type TaskSection } from './task-sections';
import { type SectionState, useTaskSection } from './tasks.resource';

interface TasksState extends Record<`${TaskSection}Page`, number> {
  filter: TaskFilter;
}

/** Address state: the filter, and a page per section. Changing the filter resets the pages. */
export const tasksState = queryState<TasksState>(
  {
    filter: oneOf(taskFilters, 'all'),
    currentWeekPage: pageNumber(),
    previousWeeksPage: pageNumber(),
    nextWeekPage: pageNumber(),
  },
  { filter: ['currentWeekPage', 'previousWeeksPage', 'nextWeekPage'] },
);

export interface TasksView extends Circumstances {
  filter: TaskFilter;
  filters: TaskFilter[];
  sections: SectionState[];
  countOf: (filter: TaskFilter) => number | undefined;
  hrefOf: (filter: TaskFilter) => string;
  hrefOfPage: (section: TaskSection, page: number) => string;
}

/** The tasks of home, as the address state selects them. */
export function useTasks(program: SelectedProgram): TasksView {
  const circumstances = circumstancesOf(program, now().toISOString());
  const [state, { hrefFor }] = useQueryState(tasksState);
  const filters = filtersFor(circumstances);
  // A bookmarked address may ask for weeks that this programme does not have.
  const filter = filters.includes(state.filter) ? state.filter : 'all';
  const shown = sectionsOf(filter, circumstances);
  const view = (section: TaskSection) => ({ filter, page: state[`${section}Page`], isShown: shown.includes(section) });
  const all = {
    currentWeek: useTaskSection('currentWeek', view('currentWeek')),
    previousWeeks: useTaskSection('previousWeeks', view('previousWeeks')),
    nextWeek: useTaskSection('nextWeek', view('nextWeek')),
  };

  const countOf = (one: TaskFilter): number | undefined => {
    const counts = sectionsOf(one, circumstances).map((section) => all[section].count);
    return counts.reduce<number | undefined>(
      (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
      0,
    );
  };
  return {
    ...circumstances,
    filter,
    filters,
    sections: shown.map((section) => all[section]),
    countOf,
    hrefOf: (one) => hrefFor({ filter: one }),
    hrefOfPage: (section, page) => hrefFor({ [`${section}Page`]: page }),
  };
}
