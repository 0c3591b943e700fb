import { useCall, type CallState } from '@passerelle/shared/client';
import type { Paged, Task, TaskFilter } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import { filtersOf, pageSizeOf, type TaskSection } from './task-sections';

/** One section as a filter shows it, and how many tasks it holds. */
export interface SectionState extends CallState<Paged<Task>> {
  section: TaskSection;
  /** Known by its list, or by a count where the list is not shown. */
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
