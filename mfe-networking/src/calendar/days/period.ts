import type { Appointment } from '@passerelle/shared/contract';

import { firstOfMonth, lastOfMonth, mondayOf, plusDays, plusMonths, startOf } from '../../days/calendar-days';
import { type Day, dayOf } from '../../days/day';

export const views = ['month', 'week', 'agenda'] as const;
export type View = (typeof views)[number];

/** From a day to a day, both included. */
export interface Period {
  first: Day;
  last: Day;
}

export const monthOf = (day: Day): Period => ({ first: firstOfMonth(day), last: lastOfMonth(day) });
export const weekOf = (day: Day): Period => ({ first: mondayOf(day), last: plusDays(mondayOf(day), 6) });
/** All the weeks that a month belongs to, as its grid shows them. */
export const gridOf = (day: Day): Period => ({
  first: mondayOf(firstOfMonth(day)),
  last: plusDays(mondayOf(lastOfMonth(day)), 6),
});

/** The period that a view fetches. The agenda of a month has the grid beside it, so both use one answer. */
export const periodToFetch = (view: View, day: Day): Period => (view === 'week' ? weekOf(day) : gridOf(day));
/** The period that the title of a view names, and whose appointments are counted. */
export const periodOf = (view: View, day: Day): Period => (view === 'week' ? weekOf(day) : monthOf(day));

/** The day to show after « next » or « previous ». */
export const step = (view: View, day: Day, by: 1 | -1): Day =>
  view === 'week' ? plusDays(day, 7 * by) : plusMonths(day, by);

export const isWithin = (day: Day, { first, last }: Period): boolean => first <= day && day <= last;

export function daysOf({ first, last }: Period): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}

/** The rows of a grid. */
export function weeksOf(period: Period): Day[][] {
  const days = daysOf(period);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The first and the last moment on the person's own clock, in UTC for the API. */
export const instantsOf = ({ first, last }: Period): { fromDate: string; toDate: string } => ({
  fromDate: startOf(first).toJSDate().toISOString(),
  toDate: startOf(last).endOf('day').toJSDate().toISOString(),
});

export type ByDay = ReadonlyMap<Day, readonly Appointment[]>;

/** The days that have appointments, each with its appointments in order; of a period, or all of them. */
export function byDay(appointments: readonly Appointment[], within?: Period): ByDay {
  const days = new Map<Day, Appointment[]>();
  for (const appointment of appointments.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const day = dayOf(appointment.date);
    if (within && !isWithin(day, within)) continue;
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return days;
}
