import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { undo } from '@passerelle/shared/ui/data';
import { useCallback, useRef, useState } from 'react';

import { isDateRefused, refreshAppointment, sendMove } from '../calendar.resource';
import { asListed, asSent, isBookable } from '../days/clock';
import type { Moves } from './moves';

interface Mover {
  moves: Moves;
  /** To a moment of the wire. It stands there at once, and goes back if the server does not have it. */
  move: (appointment: Appointment, date: string) => void;
}

/** Moves appointments, says so, and takes it back for as long as the message stands. */
export function useMove(): Mover {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const toast = useToast();
  const [moves, setMoves] = useState<Moves>(new Map());
  // Of each appointment what was last heard of it: the next move is of that version, also if it is asked for before.
  const known = useRef(new Map<string, Promise<Appointment | null>>());

  const show = useCallback((id: string, moved: Appointment | null) => {
    setMoves((before) => {
      const after = new Map(before);
      if (moved) after.set(id, moved);
      else after.delete(id);
      return after;
    });
  }, []);

  const carryOut = useCallback(async (appointment: Appointment, date: string): Promise<Appointment> => {
    const { id } = appointment;
    const before = (await known.current.get(id)) ?? appointment;
    return sendMove(before.version > appointment.version ? before : appointment, date);
  }, []);

  const failed = useCallback(
    (about: string, error: unknown): void => {
      const text = isConflict(error)
        ? t`Ce rendez-vous a changé entre-temps : il n’a pas été déplacé.`
        : isDateRefused(error) && t`Les rendez-vous commencent entre 8:00 et 22:55 : celui-ci reste à sa date.`;
      toast(text || <FailureText error={error} />, { about, tone: 'error' });
    },
    [t, toast],
  );

  const change = useCallback(
    (appointment: Appointment, date: string, taken: (moved: Appointment) => void): void => {
      const { id } = appointment;
      show(id, { ...appointment, date: asListed(date) });
      const answer = carryOut(appointment, date);
      known.current.set(
        id,
        answer.catch(() => null),
      );
      void answer.then(
        (moved) => {
          show(id, moved);
          taken(moved);
        },
        (error: unknown) => {
          show(id, null);
          failed(id, error);
          return refreshAppointment(appointment);
        },
      );
    },
    [carryOut, failed, show],
  );

  const move = useCallback(
    (appointment: Appointment, date: string): void => {
      if (asListed(date) === appointment.date) return;
      if (!isBookable(date)) {
        toast(t`Les rendez-vous commencent entre 8:00 et 22:55 : celui-ci reste à sa date.`);
        return;
      }
      const back = (moved: Appointment): void =>
        change(moved, asSent(appointment.date), ({ date: again }) => {
          const moment = dateTime(again);
          toast(<Trans>Rendez-vous remis au {moment}</Trans>, { about: appointment.id });
        });
      change(appointment, date, (moved) => {
        const moment = dateTime(moved.date);
        toast(<Trans>Rendez-vous déplacé au {moment}</Trans>, {
          about: appointment.id,
          action: undo(() => back(moved)),
        });
      });
    },
    [change, dateTime, t, toast],
  );

  return { moves, move };
}
