import { type CallState, useCall } from '@passerelle/shared/client';
import type { Paged, Task, TaskFilter } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import type { LoadedState } from '@passerelle/shared/ui';

import { type Circumstances, filtersOf, pageSizeOf, type TaskSection } from './task-sections';

/** One section as a filter shows it, and its number of tasks. */
export interface SectionState extends CallState<Paged<Task>> {
  section: TaskSection;
  /** Taken from the list, or from a separate count if the list is not shown. */
  count: number | undefined;
}

interface View {
  filter: TaskFilter;
  page: number;
  isShown: boolean;
}

export function useTaskSection(section: TaskSection, { filter, page, isShown }: View): SectionState {
  const filters = filtersOf(section, now().toISOString());
  const list = useCall('GET /me/tasks', {
    query: { ...filters, page, pageSize: pageSizeOf(section, filter) },
    when: isShown,
  });
  const counted = useCall('GET /me/tasks/count', { query: filters, when: !isShown });
  return { ...list, section, count: isShown ? list.data?.totalCount : counted.data?.all };
}

export interface LoadedSection {
  section: TaskSection;
  list: Paged<Task>;
}

/** Combines sections into one state: loaded once all are loaded; a retry calls only those that are missing. */
export function combineSections(sections: readonly SectionState[]): LoadedState<LoadedSection[]> {
  const loaded = sections.flatMap(({ section, data }) => (data ? [{ section, list: data }] : []));
  const missing = sections.filter(({ data }) => !data);
  return {
    data: missing.length === 0 ? loaded : undefined,
    error: missing.find(({ error }) => error)?.error,
    isLoading: missing.some(({ isLoading }) => isLoading),
    retry: () => missing.forEach(({ retry }) => retry()),
  };
}

/**
 * The tasks that can be done now: this week's, and those that can be caught up. The queries are those of the first
 * sections without a filter, so that they are asked once.
 */
export function useOpenTasks({ isFirstWeek, isOver }: Circumstances): { tasks: readonly Task[]; isLoading: boolean } {
  const instant = now().toISOString();
  const queryOf = (section: TaskSection) => ({
    ...filtersOf(section, instant),
    page: 0,
    pageSize: pageSizeOf(section, 'all'),
  });
  const current = useCall('GET /me/tasks', { query: queryOf('currentWeek'), when: !isOver });
  const previous = useCall('GET /me/tasks', { query: queryOf('previousWeeks'), when: !isOver && !isFirstWeek });
  return {
    tasks: isOver ? [] : [...(current.data?.items ?? []), ...(previous.data?.items ?? [])],
    isLoading: current.isLoading || previous.isLoading,
  };
}
