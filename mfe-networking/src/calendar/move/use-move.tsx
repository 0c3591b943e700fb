import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { undo } from '@passerelle/shared/ui/data';
import { useCallback, useRef, useState } from 'react';

import { asUtc, withOffset, isBookable } from '../days/clock';
import { isDateRefused, refreshAppointment, moveAppointment } from './move.mutations';
import type { Moves } from './moves';

interface Mover {
  moves: Moves;
  /** Shows the appointment at its new date at once, and at the old one again if the server refuses. */
  move: (appointment: Appointment, date: string) => void;
}

/** Moves appointments, with a message that offers to undo the move. */
export function useMove(): Mover {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const toast = useToast();
  const [moves, setMoves] = useState<Moves>(new Map());
  // The latest answer for each appointment: a second move waits for it, because it needs that version.
  const latestAnswers = useRef(new Map<string, Promise<Appointment | null>>());

  const show = useCallback((id: string, moved: Appointment | null) => {
    setMoves((before) => {
      const after = new Map(before);
      if (moved) after.set(id, moved);
      else after.delete(id);
      return after;
    });
  }, []);

  const sendChange = useCallback(async (appointment: Appointment, date: string): Promise<Appointment> => {
    const { id } = appointment;
    const before = (await latestAnswers.current.get(id)) ?? appointment;
    return moveAppointment(before.version > appointment.version ? before : appointment, date);
  }, []);

  const failed = useCallback(
    (about: string, error: unknown): void => {
      const text = isConflict(error)
        ? t`Ce rendez‑vous a changé entre-temps : il n’a pas été déplacé.`
        : isDateRefused(error) && t`Les rendez‑vous commencent entre 8 h et 22 h 55 : celui-ci reste à sa date.`;
      toast(text || <FailureText error={error} />, { about, tone: 'error' });
    },
    [t, toast],
  );

  const change = useCallback(
    (appointment: Appointment, date: string, onMoved: (moved: Appointment) => void): void => {
      const { id } = appointment;
      show(id, { ...appointment, date: asUtc(date) });
      const answer = sendChange(appointment, date);
      latestAnswers.current.set(
        id,
        answer.catch(() => null),
      );
      void answer.then(
        (moved) => {
          show(id, moved);
          onMoved(moved);
        },
        (error: unknown) => {
          show(id, null);
          failed(id, error);
          return refreshAppointment(appointment);
        },
      );
    },
    [sendChange, failed, show],
  );

  const move = useCallback(
    (appointment: Appointment, date: string): void => {
      if (asUtc(date) === appointment.date) return;
      if (!isBookable(date)) {
        toast(t`Les rendez‑vous commencent entre 8 h et 22 h 55 : celui-ci reste à sa date.`);
        return;
      }
      const moveBack = (moved: Appointment): void =>
        change(moved, withOffset(appointment.date), ({ date: again }) => {
          const moment = dateTime(again);
          toast(<Trans>Rendez‑vous remis au {moment}</Trans>, { about: appointment.id });
        });
      change(appointment, date, (moved) => {
        const moment = dateTime(moved.date);
        toast(<Trans>Rendez‑vous déplacé au {moment}</Trans>, {
          about: appointment.id,
          action: undo(() => moveBack(moved)),
        });
      });
    },
    [change, dateTime, t, toast],
  );

  return { moves, move };
}
