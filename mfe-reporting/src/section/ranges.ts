import { limits } from '@passerelle/shared/contract/limits';
import type { DayRange } from '@passerelle/shared/url-state';

import { wholeDays } from '../queries/buckets';
import type { Bucket } from '../queries/panel-data';
import { dayAt, inZone, momentOfDay, plusDays, startOfDay, startOfMonth } from '../queries/zoned-time';

export const rangePresets = ['7d', '4w', '12w', 'month', 'lastMonth', 'year'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** The first day and the last of each, in the zone of the organisation. */
export function presetRange(preset: RangePreset, now: Date, zone: string): Bucket {
  const today = startOfDay(now.getTime(), zone);
  const lastDays = (days: number) => plusDays(today, zone, 1 - days);
  const first = {
    '7d': lastDays(limits.reportingDays),
    '4w': lastDays(28),
    '12w': lastDays(84),
    month: startOfMonth(today, zone),
    lastMonth: startOfMonth(today, zone, -1),
    year: inZone(today, zone).startOf('year').toMillis(),
  }[preset];
  const last = preset === 'lastMonth' ? startOfMonth(today, zone) - 1 : today;
  return wholeDays({ from: first, until: last + 1 }, zone);
}

/** The calendar days of a range, both included. */
export const daysOfRange = ({ from, until }: Bucket, zone: string): DayRange => ({
  from: dayAt(from, zone),
  to: dayAt(until - 1, zone),
});

/** No figure is older, and no address holds a moment before 1970. */
const EARLIEST_DAY = '2000-01-01';
const known = (day: string): string => (day < EARLIEST_DAY ? EARLIEST_DAY : day);

export const rangeOfDays = ({ from, to }: DayRange, zone: string): Bucket =>
  wholeDays({ from: momentOfDay(known(from), zone), until: momentOfDay(known(to), zone) + 1 }, zone);
