import { daysOf, shifted } from './buckets';
import type { BeforeRange, Bucket } from './panel-data';
import { inZone, plusDays, startOfDay, startOfMonth } from './zoned-time';

const months = { month: 1, quarter: 3, year: 12 } as const;
type Stretch = keyof typeof months;

const firstMonths: Record<Stretch, (month: number) => boolean> = {
  month: () => true,
  quarter: (month) => month % 3 === 1,
  year: (month) => month === 1,
};

function beginsStretch(from: number, zone: string, stretch: Stretch): boolean {
  return from === startOfMonth(from, zone) && firstMonths[stretch](inZone(from, zone).month);
}

/** Ranges of so many last days are that on any day, also where they happen to begin with a month. */
const rollingDays: readonly number[] = [28, 84];
const LONGEST_WEEK = 7;

/** Returns the calendar unit of a range: a whole month, quarter or year, or a month or year to date. */
function stretchOf(range: Bucket, zone: string, asOf: number): Stretch | undefined {
  const { from, until } = range;
  const whole = (['year', 'quarter', 'month'] as const).find(
    (stretch) => beginsStretch(from, zone, stretch) && until === startOfMonth(from, zone, months[stretch]),
  );
  if (whole) return whole;
  const days = daysOf(range, zone);
  const endsToday = until === startOfDay(plusDays(startOfDay(asOf - 1, zone), zone, 1), zone);
  if (!endsToday || days <= LONGEST_WEEK || rollingDays.includes(days)) return undefined;
  return (['month', 'year'] as const).find(
    (stretch) => beginsStretch(from, zone, stretch) && until <= startOfMonth(from, zone, months[stretch]),
  );
}

/** The same day of the month and hour, so many months earlier; a day which that month has not is its end. */
function monthsEarlier(moment: number, zone: string, count: number): number {
  const date = inZone(moment, zone);
  const same = date.minus({ months: count });
  return same.day === date.day ? same.toMillis() : startOfMonth(moment, zone, 1 - count);
}

/**
 * The previous period: for a whole month, quarter or year the previous one, else the same number of days. The future
 * part of a range is not compared.
 */
export function periodBefore(range: Bucket, zone: string, asOf: number): BeforeRange {
  const { from, until } = range;
  const isUnfinished = asOf > from && asOf < until;
  const end = isUnfinished ? asOf : until;
  const stretch = stretchOf(range, zone, asOf);
  if (stretch === undefined) {
    const days = daysOf(range, zone);
    return { ...shifted({ from, until: end }, zone, days), kind: 'days', days, isUnfinished };
  }
  const count = months[stretch];
  const earlier = isUnfinished ? monthsEarlier(end, zone, count) : from;
  const before = { from: startOfMonth(from, zone, -count), until: Math.min(from, earlier) };
  return { ...before, kind: stretch, days: daysOf(before, zone), isUnfinished };
}
