import type { Appointment } from '@passerelle/shared/contract';
import { type ReactNode, useMemo } from 'react';

import type { Day } from '../../days/day';
import { isBookable, sameTimeOn } from '../days/clock';
import { byDay, gridOf } from '../days/period';
import { type Drag, type Target, useDrag } from '../move/use-drag';
import { useCalendar } from '../components/calendar-context';
import { MonthGrid } from './month-grid';

interface Props {
  labelId: string;
  date: Day;
  appointments: readonly Appointment[];
  onTurn: (day: Day) => void;
}

/** The month with names and hours, on wide screens. */
export function MonthView({ appointments, ...rest }: Props): ReactNode {
  const days = useMemo(() => byDay(appointments, gridOf(rest.date)), [appointments, rest.date]);
  const drag = useMonthDrag(appointments);
  return <MonthGrid {...rest} days={days} drag={drag} />;
}

/** The same time on the day under the pointer. */
function targetAt({ date }: Appointment, x: number, y: number): Target | null {
  const day = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset['day'];
  if (day === undefined) return null;
  const moment = sameTimeOn(date, day);
  return { day, date: moment, isBlocked: !isBookable(moment) };
}

export function useMonthDrag(appointments: readonly Appointment[]): Drag {
  const { move } = useCalendar();
  return useDrag({ appointments, targetAt, onDrop: (appointment, { date }) => move(appointment, date) });
}
