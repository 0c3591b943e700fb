import type { Appointment } from '@passerelle/shared/contract';
import { createContext, use } from 'react';

import type { Day } from '../../days/day';

/** Actions shared by every part of the calendar. */
export interface CalendarActions {
  /** The address of the calendar as it is now, for the back link of the next screen. */
  from: string;
  /** Shows all appointments of a day in a dialog. */
  openDay: (day: Day) => void;
  /** Starts a networking action on a day (`2026-11-24`) or at an hour (`2026-11-24T09:00`). */
  create: (at: string) => void;
  openMoveDialog: (appointment: Appointment) => void;
  move: (appointment: Appointment, date: string) => void;
}

export const CalendarContext = createContext<CalendarActions | null>(null);

export function useCalendar(): CalendarActions {
  const actions = use(CalendarContext);
  if (!actions) throw new Error('useCalendar needs the calendar around it');
  return actions;
}
