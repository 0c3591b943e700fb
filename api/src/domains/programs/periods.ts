import { isoWeekOf } from '@passerelle/shared/contract';
import type { Period } from '@passerelle/shared/contract';

/** Week n of a programme runs from the Monday of its n-th week to its Sunday, UTC. */
export const periodOf = (monday: string, index: number): Period => isoWeekOf(monday, index - 1);

/** A programme begins on a Monday, on whichever day of that week it was asked for. */
export const mondayOf = (day: string): string => isoWeekOf(day).fromDate;

interface Dated extends Period {
  index: number;
}

/**
 * The week that people are in. While the programme is paused between two of its weeks, it is the last one that began;
 * null before the first and after the last.
 */
export function currentWeekOf(weeks: readonly Dated[], now: string): number | null {
  const at = Date.parse(now);
  const begun = weeks.filter(({ fromDate }) => Date.parse(fromDate) <= at);
  const isOver = weeks.every(({ toDate }) => Date.parse(toDate) < at);
  return isOver ? null : (begun.at(-1)?.index ?? null);
}

/** A week is suspended when a pause covers it; one that had begun before the pause goes on. */
export const isSuspended = (week: Period, pauses: readonly Period[]): boolean =>
  pauses.some(
    ({ fromDate, toDate }) =>
      Date.parse(fromDate) <= Date.parse(week.fromDate) && Date.parse(week.toDate) <= Date.parse(toDate),
  );
