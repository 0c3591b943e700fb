import { manyOf, queryState, type QueryField } from '@passerelle/shared/routes';

import { isDay, type Day } from '../days/day';
import { views, type View } from './days/period';

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
