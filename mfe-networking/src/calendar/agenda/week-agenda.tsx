import type { Appointment } from '@passerelle/shared/contract';
import { useMemo, type ReactNode } from 'react';

import { byDay } from '../days/by-day';
import type { Day } from '../../days/day';
import { weekOf } from '../days/period';
import { AgendaDays } from './agenda-days';

/** A week where there is no room for seven columns. */
export function WeekAgenda({ date, appointments }: { date: Day; appointments: readonly Appointment[] }): ReactNode {
  const days = useMemo(() => byDay(appointments, weekOf(date)), [appointments, date]);
  return <AgendaDays days={days} />;
}
