import { DateTime } from 'luxon';
import { limits } from '../../limits';
import { isoWeekOf } from './weeks';

const dayOf = (instant: string): string => instant.slice(0, 10);

/** The Monday on which a programme begins where no other one is chosen: the first week is a full one. */
export const defaultStart = (now: string): string => dayOf(isoWeekOf(now, 1).fromDate);

/** The Mondays on which a programme given now may begin: from today, UTC, to six months ahead. */
export function startMondays(now: string): string[] {
  const last = DateTime.fromISO(now, { zone: 'utc' }).plus({ months: limits.programStartMonths }).toISODate() ?? '';
  const mondays: string[] = [];
  for (let week = dayOf(isoWeekOf(now).fromDate) === dayOf(now) ? 0 : 1; ; week += 1) {
    const monday = dayOf(isoWeekOf(now, week).fromDate);
    if (monday > last) return mondays;
    mondays.push(monday);
  }
}
