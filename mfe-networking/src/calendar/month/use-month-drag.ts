import type { Appointment } from '@passerelle/shared/contract';

import { isBookable, onDay } from '../days/moved';
import { useDrag, type Drag, type Target } from '../move/use-drag';
import { useCalendar } from '../parts/calendar-context';

/** To the same hour of the day under the pointer. */
function targetAt({ date }: Appointment, x: number, y: number): Target | null {
  const day = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset['day'];
  if (day === undefined) return null;
  const moment = onDay(date, day);
  return { day, date: moment, isBlocked: !isBookable(moment) };
}

export function useMonthDrag(appointments: readonly Appointment[]): Drag {
  const { move } = useCalendar();
  return useDrag({ appointments, targetAt, onDrop: (appointment, { date }) => move(appointment, date) });
}
