import { isoWeekOf, pageSizes, type TaskFilter } from '@passerelle/shared/contract';

/** What the list of tasks is made of, in this order. */
export const taskSections = ['currentWeek', 'previousWeeks', 'nextWeek'] as const;
export type TaskSection = (typeof taskSections)[number];

const open = ['pending', 'started'] as const;
const shown = [...open, 'validated'] as const;

/**
 * Which tasks a section holds. Of this week and the next, all but the cancelled; of earlier weeks, those that can still
 * be done.
 */
export function filtersOf(section: TaskSection, now: string) {
  switch (section) {
    case 'currentWeek':
      return { ...isoWeekOf(now), status: [...shown], strictRange: true };
    case 'previousWeeks':
      return { toDate: isoWeekOf(now, -1).toDate, status: [...open], isPeriodValid: true, strictRange: true };
    case 'nextWeek':
      return { ...isoWeekOf(now, 1), status: [...shown], strictRange: true };
  }
}

export interface Circumstances {
  /** The programme starts this week, or later: there are no weeks behind. */
  isFirstWeek: boolean;
  isSuspended: boolean;
  /** Nothing can be done of it any more, and nothing comes: what was done this week is left to be seen. */
  isOver: boolean;
}

/** The filters to choose from. */
export function filtersFor({ isFirstWeek, isOver }: Circumstances): TaskFilter[] {
  if (isOver) return ['all'];
  return isFirstWeek ? ['all', 'currentWeek', 'nextWeek'] : ['all', 'currentWeek', 'previousWeeks', 'nextWeek'];
}

/** The sections that a filter shows. */
export function sectionsOf(filter: TaskFilter, { isFirstWeek, isSuspended, isOver }: Circumstances): TaskSection[] {
  if (isOver) return ['currentWeek'];
  if (filter !== 'all') return [filter];
  return taskSections.filter((section) => {
    if (section === 'previousWeeks') return !isFirstWeek;
    return section === 'nextWeek' ? !isSuspended : true;
  });
}

/** This week is shown whole beside its neighbours; one filter alone is paged. */
export function pageSizeOf(section: TaskSection, filter: TaskFilter): number {
  if (filter !== 'all') return pageSizes.oneFilter;
  return section === 'currentWeek' ? pageSizes.currentWeek : pageSizes.otherWeeks;
}
