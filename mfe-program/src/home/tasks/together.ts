import type { Paged, Task } from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

import type { TaskSection } from './task-sections';
import type { SectionState } from './tasks.resource';

export interface LoadedSection {
  section: TaskSection;
  list: Paged<Task>;
}

/** Several sections as one area: it is there when all are, and one that fails is tried again alone. */
export function togetherOf(sections: readonly SectionState[]): LoadedState<LoadedSection[]> {
  const loaded = sections.flatMap(({ section, data }) => (data ? [{ section, list: data }] : []));
  const missing = sections.filter(({ data }) => !data);
  return {
    data: missing.length === 0 ? loaded : undefined,
    error: missing.find(({ error }) => error)?.error,
    isLoading: missing.some(({ isLoading }) => isLoading),
    retry: () => missing.forEach(({ retry }) => retry()),
  };
}
