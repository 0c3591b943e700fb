import type { Appointment } from '@passerelle/shared/contract';

import { minuteOf } from '../days/clock';
import type { ByDay } from '../days/period';

/** Appointments have no end: an hour is assumed, as in the calendar file. */
export const DURATION_MINUTES = 60;

export interface Place {
  column: number;
  /** Number of columns in the group of overlapping appointments. */
  columns: number;
}

/**
 * Puts overlapping appointments into columns of equal width. Takes the start minutes in ascending order and returns the
 * places in that order.
 */
export function columnsOf(starts: readonly number[]): Place[] {
  const places: Place[] = [];
  let group: Place[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const place of group) place.columns = ends.length;
    group = [];
    ends = [];
  };
  for (const start of starts) {
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const column = free === -1 ? ends.length : free;
    ends[column] = start + DURATION_MINUTES;
    const place = { column, columns: 1 };
    group.push(place);
    places.push(place);
  }
  close();
  return places;
}

/** An appointment with its column among those that overlap with it. */
export interface Placed extends Place {
  appointment: Appointment;
  /** Past the full hour. */
  minute: number;
}

/** The appointments that begin within an hour of a day, by keys such as `2026-11-24T9`. */
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
