import type { Appointment } from '@passerelle/shared/contract';
import { createContext, use } from 'react';

import type { Day } from '../../days/day';

/** What can be done from anywhere in the calendar. */
export interface CalendarDeeds {
  /** The calendar as it is now: where the next screen comes back to. */
  from: string;
  /** All of a day, in a dialog. */
  openDay: (day: Day) => void;
  /** Begins a networking action on a day (`2026-11-24`) or at an hour (`2026-11-24T09:00`). */
  create: (at: string) => void;
  askMove: (appointment: Appointment) => void;
  move: (appointment: Appointment, date: string) => void;
}

export const CalendarContext = createContext<CalendarDeeds | null>(null);

export function useCalendar(): CalendarDeeds {
  const deeds = use(CalendarContext);
  if (!deeds) throw new Error('useCalendar needs the calendar around it');
  return deeds;
}
