import type { Appointment } from '@passerelle/shared/contract';
import { lazyDialog } from '@passerelle/shared/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { DayDialog } from './agenda/day-dialog';
import { dayOf, type Day } from '../days/day';

/** Lazy, because it brings the forms. */
const MoveDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "move-dialog" */ './move/move-dialog')).MoveDialog,
);

interface Dialogs {
  openDay: (day: Day) => void;
  openMoveDialog: (appointment: Appointment) => void;
  dialogs: ReactNode;
}

interface Open<T> {
  open: boolean;
  /** Stays set while the dialog closes, so that its content does not disappear first. */
  subject: T | null;
}
const closed = { open: false, subject: null } as const;

/** The dialogs of the calendar, one at a time: the move dialog replaces the day that opened it. */
export function useCalendarDialogs(
  appointments: readonly Appointment[],
  move: (appointment: Appointment, date: string) => void,
): Dialogs {
  const [day, setDay] = useState<Open<Day>>(closed);
  const [moving, setMoving] = useState<Open<Appointment>>(closed);
  const hasMoved = useRef(false);
  // The menu that opened the dialog disappears with the appointment, so the focus goes to the page after the dialog closes.
  useEffect(() => {
    if (hasMoved.current && !moving.open) document.getElementById('main')?.focus({ preventScroll: true });
    hasMoved.current = false;
  }, [moving.open]);
  const openDay = useCallback((subject: Day) => setDay({ open: true, subject }), []);
  const closeDay = useCallback(() => setDay((before) => ({ ...before, open: false })), []);
  const openMoveDialog = useCallback(
    (subject: Appointment) => {
      closeDay();
      setMoving({ open: true, subject });
    },
    [closeDay],
  );
  return {
    openDay,
    openMoveDialog,
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
              hasMoved.current = true;
            }}
          />
        )}
      </>
    ),
  };
}
