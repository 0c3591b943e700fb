import type { Appointment } from '@passerelle/shared/contract';

import { dayOf, type Day } from '../../days/day';
import { isWithin, type Period } from './period';

export type ByDay = ReadonlyMap<Day, readonly Appointment[]>;

/** Of each day that has any, its appointments in their order. */
export function byDay(appointments: readonly Appointment[], within: Period): ByDay {
  const days = new Map<Day, Appointment[]>();
  for (const appointment of appointments.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const day = dayOf(appointment.date);
    if (!isWithin(day, within)) continue;
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return days;
}
