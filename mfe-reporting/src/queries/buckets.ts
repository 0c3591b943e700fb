import { limits } from '@passerelle/shared/contract/limits';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';

import type { Bucket } from './panel-data';
import { inZone, plusDays, startOfDay } from './zoned-time';

/** Sizes of a bucket: an hour, a part of a day, a day, a week, or several weeks in a long range. */
type Step = { hours: 1 | 3 | 6 | 12 } | { days: number };

const HOUR_MS = DAY_MS / 24;
const hourSteps: readonly Step[] = [{ hours: 1 }, { hours: 3 }, { hours: 6 }, { hours: 12 }];
const leastDays = { '1d': 1, '1w': 7 } as const;

const lengthOf = (step: Step): number => ('hours' in step ? step.hours : step.days * 24) * HOUR_MS;

/** The shortest step by which a range has no more buckets than a graph can show. */
export function stepOf({ from, until }: Bucket, least?: keyof typeof leastDays): Step {
  const fits = (step: Step): boolean => (until - from) / lengthOf(step) <= limits.reportingGraphPoints;
  const days: Step[] = [{ days: 1 }, { days: 7 }].filter((step) => step.days >= (least ? leastDays[least] : 0));
  const found = [...(least ? [] : hourSteps), ...days].find(fits);
  if (found) return found;
  let weeks = 2;
  while (!fits({ days: weeks * 7 })) weeks *= 2;
  return { days: weeks * 7 };
}

/** From the first moment to the last, each bucket as long as its days and hours are on the clocks of that zone. */
export function bucketsOf({ from, until }: Bucket, zone: string, step: Step): Bucket[] {
  const firstClock = inZone(from, zone).setZone('utc', { keepLocalTime: true });
  // Hours pass one by one, also the one that a clock shows twice; anything longer begins at an hour of the clock.
  const endOf = (index: number): number =>
    'hours' in step && step.hours === 1
      ? from + (index + 1) * lengthOf(step)
      : firstClock
          .plus((index + 1) * lengthOf(step))
          .setZone(zone, { keepLocalTime: true })
          .toMillis();
  const buckets: Bucket[] = [];
  for (let index = 0, at = from; at < until; index += 1) {
    const next = Math.min(until, endOf(index));
    // An hour skipped by daylight saving has no length.
    if (next > at) buckets.push({ from: at, until: next });
    at = Math.max(at, next);
  }
  return buckets;
}

/** It has begun and goes on: its figures still grow. */
export const isUnfinished = ({ from, until }: Bucket, asOf: number): boolean => from < asOf && asOf < until;

/** Groups adjacent buckets of equal length, one query each; a day of 23 or 25 hours is a group of its own. */
export function runsOf<B extends Bucket>(buckets: readonly B[]): B[][] {
  const runs: B[][] = [];
  for (const bucket of buckets) {
    const run = runs.at(-1);
    const [like] = run ?? [];
    if (like && like.until - like.from === bucket.until - bucket.from) run?.push(bucket);
    else runs.push([bucket]);
  }
  return runs;
}

/** The days, in a zone, that two moments lie in: from the beginning of the first to the end of the last. */
export const wholeDays = ({ from, until }: Bucket, zone: string): Bucket => ({
  from: startOfDay(from, zone),
  until: startOfDay(plusDays(startOfDay(Math.max(from, until - 1), zone), zone, 1), zone),
});

/** Moments of a range, so many days earlier by the calendar: noon stays noon across a change of clocks. */
export const shifted = ({ from, until }: Bucket, zone: string, days: number): Bucket => ({
  from: plusDays(from, zone, -days),
  until: plusDays(until, zone, -days),
});

export const daysOf = ({ from, until }: Bucket, zone: string): number =>
  Math.round(inZone(until, zone).diff(inZone(from, zone), 'days').days);
