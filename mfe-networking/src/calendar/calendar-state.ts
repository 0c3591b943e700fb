import { manyOf, type QueryField, queryState } from '@passerelle/shared/routes';

import { type Day, isDay } from '../days/day';
import { type View, views } from './days/period';

export interface CalendarState {
  /** Null: the one that suits the width of the page. */
  view: View | null;
  /** Null: today, also tomorrow. */
  date: Day | null;
  show: readonly 'cancelled'[];
}

const chosenView: QueryField<View | null> = {
  initial: null,
  read: ([value]) => views.find((view) => view === value) ?? null,
  write: (view) => (view === null ? [] : [view]),
};

/** Going through the months is like typing: the back button leaves the calendar instead of going through them again. */
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

/** Seven columns of names need room: on a phone a month is its list, with its days as marks before it. */
export const viewsFor = (isWide: boolean): readonly View[] => (isWide ? views : ['agenda', 'week']);

export function viewFor(chosen: View | null, isWide: boolean): View {
  const offered = viewsFor(isWide);
  return offered.find((view) => view === chosen) ?? (isWide ? 'month' : 'agenda');
}
