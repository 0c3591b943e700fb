import { appointmentTimes, isBookableTime } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { DateTime } from 'luxon';

import { type Day, startOf } from '../../days/day';

/** With the clock's offset: the server holds the hour that the person saw against those that can be chosen. */
const written = (moment: DateTime): string => moment.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");

/** Minutes since midnight as the clock shows them, also on the days on which it is changed. */
export function minuteOf(date: string): number {
  const { hour, minute } = DateTime.fromISO(date);
  return hour * 60 + minute;
}

/** A moment of the wire: that day, when the clock shows so many minutes past midnight. */
export const momentAt = (day: Day, minute: number): string =>
  written(startOf(day).set({ hour: Math.floor(minute / 60), minute: minute % 60 }));

/** The same hour on another day, whatever daylight saving does in between. */
export const onDay = (date: string, day: Day): string => momentAt(day, minuteOf(date));

/** The same moment, as a change of it is sent. */
export const asSent = (date: string): string => written(DateTime.fromISO(date));

const { stepMinutes } = appointmentTimes;
/** To the nearest of the minutes that can be chosen. */
export const snapped = (minute: number): number => Math.round(minute / stepMinutes) * stepMinutes;

/** The same moment as lists write it, so that the two compare. */
export const asListed = (date: string): string => DateTime.fromISO(date).toJSDate().toISOString();

/** From 8:00 to 22:55, every five minutes. */
export const isBookable = (date: string): boolean => isBookableTime(DateTime.fromISO(date).toFormat('HH:mm'));
/** `12:30` of so many minutes past midnight. */
export const timeText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const { firstHour, lastHour } = appointmentTimes;

/** The rows of a week: the hours that can be chosen, and what it takes to show an earlier or a later appointment. */
export function hoursOf(dates: readonly string[]): number[] {
  const hours = dates.map((date) => Math.floor(minuteOf(date) / 60));
  const first = Math.min(firstHour, ...hours);
  const last = Math.max(lastHour, ...hours);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Where the keyboard comes into a week: at the present hour, as far as one can meet then. */
export const startHour = (): number =>
  Math.min(lastHour, Math.max(firstHour, Math.floor(minuteOf(now().toISOString()) / 60)));
