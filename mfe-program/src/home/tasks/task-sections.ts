import type { SelectedProgram, TaskFilter } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { activeSuspension } from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf, isProgramOver, thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';

/** The sections of the task list, in display order. */
export const taskSections = ['currentWeek', 'previousWeeks', 'nextWeek'] as const;
export type TaskSection = (typeof taskSections)[number];

const open = ['pending', 'started'] as const;
const shown = [...open, 'validated'] as const;

/**
 * The query of a section: all tasks of this week and the next except cancelled ones; of earlier weeks, those that can
 * still be done.
 */
export function filtersOf(section: TaskSection, now: string) {
  switch (section) {
    case 'currentWeek':
      return { ...thisWeek(now), status: [...shown], strictRange: true };
    case 'previousWeeks':
      return { toDate: isoWeekOf(now, -1).toDate, status: [...open], isPeriodValid: true, strictRange: true };
    case 'nextWeek':
      return { ...isoWeekOf(now, 1), status: [...shown], strictRange: true };
  }
}

export interface Circumstances {
  /** The programme starts this week or later, so there are no previous weeks. */
  isFirstWeek: boolean;
  isSuspended: boolean;
  /** The programme is over: only the current week is shown. */
  isOver: boolean;
}

export const circumstancesOf = (program: SelectedProgram, now: string): Circumstances => ({
  isFirstWeek: Date.parse(program.dates.fromDate) >= Date.parse(thisWeek(now).fromDate),
  isSuspended: activeSuspension(program.suspensions, now) !== undefined,
  isOver: isProgramOver(program, now),
});

/** The filters on offer. */
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

/** Page size of a section: larger when it is the only one, as chosen by a filter. */
export function pageSizeOf(section: TaskSection, filter: TaskFilter): number {
  if (filter !== 'all') return pageSizes.oneFilter;
  return section === 'currentWeek' ? pageSizes.currentWeek : pageSizes.otherWeeks;
}
