import { manyOf, type QueryField, queryState } from '@passerelle/shared/url-state';

import { isDay } from '../days/calendar-days';
import type { Day } from '../days/day';
import { type View, views } from './days/period';

export interface CalendarState {
  /** Null for the view that suits the width of the page. */
  view: View | null;
  /** Null for today, so that an open page moves on at midnight. */
  date: Day | null;
  show: readonly 'cancelled'[];
}

const chosenView: QueryField<View | null> = {
  initial: null,
  read: ([value]) => views.find((view) => view === value) ?? null,
  write: (view) => (view === null ? [] : [view]),
};

/** `typed`, so that turning pages adds no history entries: the back button leaves the calendar. */
const chosenDay: QueryField<Day | null> = {
  initial: null,
  read: ([value = '']) => (isDay(value) ? value : null),
  write: (day) => (day === null ? [] : [day]),
  typed: true,
};

export const calendarState = queryState<CalendarState>({
  view: chosenView,
  date: chosenDay,
  show: manyOf(['cancelled']),
});

/** Narrow pages have no room for seven columns of names, so the month is offered as its agenda. */
export const viewsFor = (isWide: boolean): readonly View[] => (isWide ? views : ['agenda', 'week']);

export function viewFor(chosen: View | null, isWide: boolean): View {
  const offered = viewsFor(isWide);
  return offered.find((view) => view === chosen) ?? (isWide ? 'month' : 'agenda');
}
