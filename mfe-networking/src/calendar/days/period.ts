import type { Appointment } from '@passerelle/shared/contract';

import { type Day, dayOf, firstOfMonth, lastOfMonth, mondayOf, plusDays, plusMonths, startOf } from '../../days/day';

export const views = ['month', 'week', 'agenda'] as const;
export type View = (typeof views)[number];

/** From a day to a day, both included. */
export interface Period {
  first: Day;
  last: Day;
}

export const monthOf = (day: Day): Period => ({ first: firstOfMonth(day), last: lastOfMonth(day) });
export const weekOf = (day: Day): Period => ({ first: mondayOf(day), last: plusDays(mondayOf(day), 6) });
/** The whole weeks that a month touches: what its grid shows. */
export const gridOf = (day: Day): Period => ({
  first: mondayOf(firstOfMonth(day)),
  last: plusDays(mondayOf(lastOfMonth(day)), 6),
});

/** What a view asks for. The agenda of a month has its grid beside it, so that both share one answer. */
export const askedFor = (view: View, day: Day): Period => (view === 'week' ? weekOf(day) : gridOf(day));
/** What a view is about, and counts. */
export const named = (view: View, day: Day): Period => (view === 'week' ? weekOf(day) : monthOf(day));

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

/** From the first moment to the last on the person's own clock, as the wire says it: in UTC. */
export const instantsOf = ({ first, last }: Period): { fromDate: string; toDate: string } => ({
  fromDate: startOf(first).toJSDate().toISOString(),
  toDate: startOf(last).endOf('day').toJSDate().toISOString(),
});

export type ByDay = ReadonlyMap<Day, readonly Appointment[]>;

/** Of each day that has any, its appointments in their order. */
export function byDay(appointments: readonly Appointment[], within: Period): ByDay {
  const days = new Map<Day, Appointment[]>();
  for (const appointment of appointments.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const day = dayOf(appointment.date);
    if (!isWithin(day, within)) continue;
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return days;
}
