import type { Appointment } from '@passerelle/shared/contract';
import { useMemo, type ReactNode } from 'react';

import { byDay } from '../days/by-day';
import type { Day } from '../../days/day';
import { gridOf } from '../days/period';
import { MonthGrid } from './month-grid';
import { useMonthDrag } from './use-month-drag';

interface Props {
  labelId: string;
  date: Day;
  appointments: readonly Appointment[];
  onTurn: (day: Day) => void;
}

/** The month with names and hours, for a page that has room for them. */
export function MonthView({ appointments, ...rest }: Props): ReactNode {
  const days = useMemo(() => byDay(appointments, gridOf(rest.date)), [appointments, rest.date]);
  const drag = useMonthDrag(appointments);
  return <MonthGrid {...rest} days={days} drag={drag} />;
}
