import { DateTime } from 'luxon';

import type { Bucket } from '../queries/panel-data';

const MONTHS = 6;

export interface ReportPeriod extends Bucket {
  /** The first after the filing is 1. */
  number: number;
  isUnfinished: boolean;
}

/**
 * The half-years since an agreement was filed, the latest first, by the days of a zone; none that has yet to begin. Each is
 * counted from the day of filing, so that one filed on the 31st comes back to it after a shorter month.
 */
export function reportPeriods(filedOn: string, zone: string, now: number): ReportPeriod[] {
  const filed = DateTime.fromISO(filedOn, { zone });
  const startOf = (number: number): number => filed.plus({ months: MONTHS * (number - 1) }).toMillis();
  const periods: ReportPeriod[] = [];
  for (let number = 1; startOf(number) <= now; number += 1) {
    const [from, until] = [startOf(number), startOf(number + 1)];
    periods.unshift({ number, from, until, isUnfinished: now < until });
  }
  return periods;
}

/** The period of an address; else the last that is over, whose report is due, or the only one there is. */
export const periodOf = (periods: readonly ReportPeriod[], number: number | null): ReportPeriod | undefined =>
  periods.find((one) => one.number === number) ?? periods.find(({ isUnfinished }) => !isUnfinished) ?? periods[0];
