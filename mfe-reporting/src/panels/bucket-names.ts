import { t } from '@lingui/core/macro';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { type Formats, useFormats } from '@passerelle/shared/i18n';

import type { Bucket } from '../queries/panel-data';

const HOUR_MS = DAY_MS / 24;
/** The night in which clocks change is 23 or 25 hours long. */
const isDay = ({ from, until }: Bucket): boolean => Math.abs(until - from - DAY_MS) <= HOUR_MS;

/** « ven. 13 », « 16 – 22 nov. », « ven. 13, 15 h » */
export function bucketName(bucket: Bucket, zoneName: string, { weekday, dayOfMonth, time, range }: Formats): string {
  const zone = { iana: zoneName };
  const { from, until } = bucket;
  const name = weekday(from, 'short', zone);
  const day = dayOfMonth(from, zone);
  if (isDay(bucket)) return t`${name} ${day}`;
  if (until - from > DAY_MS) return range(from, until - 1, zone, 'short');
  const hour = time(from, zone);
  return t`${name} ${day}, ${hour}`;
}

/** Short axis label: a phone has room for a number only. */
function shortName(bucket: Bucket, zoneName: string, { dayOfMonth, date, time }: Formats): string {
  const zone = { iana: zoneName };
  if (isDay(bucket)) return dayOfMonth(bucket.from, zone);
  return bucket.until - bucket.from > DAY_MS ? date(bucket.from, zone, 'short') : time(bucket.from, zone);
}

interface BucketNames {
  full: (bucket: Bucket, isUnfinished?: boolean) => string;
  short: (bucket: Bucket) => string;
}

export function useBucketNames(zone: string): BucketNames {
  const formats = useFormats();
  return {
    full: (bucket, isUnfinished = false) => underWay(bucketName(bucket, zone, formats), isUnfinished),
    short: (bucket) => shortName(bucket, zone, formats),
  };
}

/** « mer. 18, en cours »: its figures still grow. */
export const underWay = (name: string, isUnfinished: boolean): string => (isUnfinished ? t`${name}, en cours` : name);
