import type { Appointment } from '@passerelle/shared/contract';

import type { ByDay } from '../days/by-day';
import { columnsOf, type Place } from '../days/columns';
import { minuteOf } from '../days/moved';

/** An appointment, and where it stands beside those that overlap with it. */
export interface Placed extends Place {
  appointment: Appointment;
  /** Past the full hour. */
  minute: number;
}

/** What begins within each hour of each day: `2026-11-24T9`. */
export function placedByHour(days: ByDay): ReadonlyMap<string, readonly Placed[]> {
  const hours = new Map<string, Placed[]>();
  for (const [day, appointments] of days) {
    const minutes = appointments.map(({ date }) => minuteOf(date));
    const places = columnsOf(minutes);
    appointments.forEach((appointment, index) => {
      const minute = minutes[index] ?? 0;
      const name = `${day}T${Math.floor(minute / 60)}`;
      const place = places[index] ?? { column: 0, columns: 1 };
      hours.set(name, [...(hours.get(name) ?? []), { ...place, appointment, minute: minute % 60 }]);
    });
  }
  return hours;
}
