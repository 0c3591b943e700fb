import { DateTime } from 'luxon';

/** A moment of a figure, in milliseconds, by the calendar of a zone. */
export const inZone = (moment: number, zone: string): DateTime => DateTime.fromMillis(moment, { zone });

export const plusDays = (moment: number, zone: string, days: number): number =>
  inZone(moment, zone).plus({ days }).toMillis();

export const startOfDay = (moment: number, zone: string): number => inZone(moment, zone).startOf('day').toMillis();

/** The first day of the month that a moment is in, or of one so many months on. */
export const startOfMonth = (moment: number, zone: string, months = 0): number =>
  inZone(moment, zone).startOf('month').plus({ months }).toMillis();

/** « 2026-11-18 » */
export const dayAt = (moment: number, zone: string): string => inZone(moment, zone).toFormat('yyyy-MM-dd');

/** The first moment of a day. */
export const momentOfDay = (day: string, zone: string): number => DateTime.fromISO(day, { zone }).toMillis();
