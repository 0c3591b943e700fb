import { appointmentTimes } from '@passerelle/shared/contract/limits';
import { isBookableTime } from '@passerelle/shared/contract/rules/network/appointments';
import { now } from '@passerelle/shared/i18n';
import { DateTime } from 'luxon';

import { startOf } from '../../days/calendar-days';
import type { Day } from '../../days/day';

/** With the offset of the clock, because the server checks the hour that the person saw. */
const withClockOffset = (moment: DateTime): string => moment.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");

/** Minutes since midnight as the clock shows them, also on the days on which it is changed. */
export function minuteOf(date: string): number {
  const { hour, minute } = DateTime.fromISO(date);
  return hour * 60 + minute;
}

/** The moment, for the API, at which the clock of that day shows so many minutes past midnight. */
export const momentAt = (day: Day, minute: number): string =>
  withClockOffset(startOf(day).set({ hour: Math.floor(minute / 60), minute: minute % 60 }));

/** The same hour on another day, whatever daylight saving does in between. */
export const sameTimeOn = (date: string, day: Day): string => momentAt(day, minuteOf(date));

/** The same moment with the offset of the clock, as the API expects it in a change. */
export const withOffset = (date: string): string => withClockOffset(DateTime.fromISO(date));

const { stepMinutes } = appointmentTimes;
/** Rounds to the nearest bookable minute. */
export const roundToStep = (minute: number): number => Math.round(minute / stepMinutes) * stepMinutes;

/** The same moment in UTC, as the API writes it in lists, so that the two can be compared. */
export const asUtc = (date: string): string => DateTime.fromISO(date).toJSDate().toISOString();

/** From 8:00 to 22:55, every five minutes. */
export const isBookable = (date: string): boolean => isBookableTime(DateTime.fromISO(date).toFormat('HH:mm'));
/** `12:30` of so many minutes past midnight, for an address; people read what `useFormats` makes of it. */
export const timeText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const HOUR_MS = 3_600_000;
/** The hour of a row for `time` of `useFormats`, in UTC: some nights have no such hour on the person's own clock. */
export const hourOfRow = (hour: number): number => hour * HOUR_MS;

const { firstHour, lastHour } = appointmentTimes;

/** The rows of a week: the bookable hours, extended to earlier and later appointments if there are any. */
export function hoursOf(dates: readonly string[]): number[] {
  const hours = dates.map((date) => Math.floor(minuteOf(date) / 60));
  const first = Math.min(firstHour, ...hours);
  const last = Math.max(lastHour, ...hours);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The hour that the keyboard reaches first in a week: the present one, or the nearest bookable one. */
export const startHour = (): number =>
  Math.min(lastHour, Math.max(firstHour, Math.floor(minuteOf(now().toISOString()) / 60)));
