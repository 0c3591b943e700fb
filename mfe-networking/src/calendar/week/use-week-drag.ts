import type { Appointment } from '@passerelle/shared/contract';

import { isBookable, momentAt, snapped } from '../days/moved';
import { useDrag, type Drag, type Target } from '../move/use-drag';
import { useCalendar } from '../parts/calendar-context';

const LAST = 24 * 60 - 5;

/** To where the upper edge of the appointment lies, every five minutes. */
function targetAt(_: Appointment, x: number, y: number, grabbed: number): Target | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hour]');
  const { day, hour } = cell?.dataset ?? {};
  if (!cell || day === undefined || hour === undefined) return null;
  const { top, height } = cell.getBoundingClientRect();
  const minute = snapped(Number(hour) * 60 + ((y - grabbed - top) / height) * 60);
  const date = momentAt(day, Math.min(LAST, Math.max(0, minute)));
  return { day, date, isBlocked: !isBookable(date) };
}

export function useWeekDrag(appointments: readonly Appointment[]): Drag {
  const { move } = useCalendar();
  return useDrag({ appointments, targetAt, onDrop: (appointment, { date }) => move(appointment, date) });
}
