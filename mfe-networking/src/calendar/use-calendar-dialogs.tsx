import type { Appointment } from '@passerelle/shared/contract';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { DayDialog } from './agenda/day-dialog';
import { dayOf, type Day } from '../days/day';
import { MoveDialog } from './move/move-dialog';

interface Dialogs {
  openDay: (day: Day) => void;
  askMove: (appointment: Appointment) => void;
  dialogs: ReactNode;
}

interface Open<T> {
  open: boolean;
  /** Stays while the dialog is on its way out. */
  subject: T | null;
}
const closed = { open: false, subject: null } as const;

/** The dialogs of the calendar: one at a time, so that moving takes the place of the day it was asked from. */
export function useCalendarDialogs(
  appointments: readonly Appointment[],
  move: (appointment: Appointment, date: string) => void,
): Dialogs {
  const [day, setDay] = useState<Open<Day>>(closed);
  const [moving, setMoving] = useState<Open<Appointment>>(closed);
  const moved = useRef(false);
  // The menu that it was asked from goes away with the appointment: the keyboard goes on in the page, once the dialog lets it.
  useEffect(() => {
    if (moved.current && !moving.open) document.getElementById('main')?.focus({ preventScroll: true });
    moved.current = false;
  }, [moving.open]);
  const openDay = useCallback((subject: Day) => setDay({ open: true, subject }), []);
  const closeDay = useCallback(() => setDay((before) => ({ ...before, open: false })), []);
  const askMove = useCallback(
    (subject: Appointment) => {
      closeDay();
      setMoving({ open: true, subject });
    },
    [closeDay],
  );
  return {
    openDay,
    askMove,
    dialogs: (
      <>
        {day.subject !== null && (
          <DayDialog
            open={day.open}
            day={day.subject}
            appointments={appointments.filter(({ date }) => dayOf(date) === day.subject)}
            onClose={closeDay}
          />
        )}
        {moving.subject !== null && (
          <MoveDialog
            key={moving.subject.id}
            open={moving.open}
            appointment={moving.subject}
            onClose={() => setMoving((before) => ({ ...before, open: false }))}
            onMove={(appointment, date) => {
              move(appointment, date);
              moved.current = true;
            }}
          />
        )}
      </>
    ),
  };
}
