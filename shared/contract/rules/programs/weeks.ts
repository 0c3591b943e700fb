import type { ProgramStatus } from '../../enums/tasks';

/**
 * Lengths of time, for arithmetic on instants. Constants rather than luxon, which must not travel with the login page; where
 * a calendar decides (months, summer time, the person's own days), luxon does.
 */
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

export interface Week {
  fromDate: string;
  toDate: string;
}

const startOf = (instant: string): number => {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${instant}`);
  const midnight = time - (((time % DAY_MS) + DAY_MS) % DAY_MS);
  const sundayBased = new Date(midnight).getUTCDay();
  return midnight - ((sundayBased + 6) % 7) * DAY_MS;
};

const iso = (time: number): string => new Date(time).toISOString();

/** Monday 00:00 to Sunday 23:59:59.999, UTC, of the week that is `offset` weeks from the one of `instant`. */
export const isoWeekOf = (instant: string, offset = 0): Week => {
  const start = startOf(instant) + offset * WEEK_MS;
  return { fromDate: iso(start), toDate: iso(start + WEEK_MS - 1) };
};

/** Range of « this week »: on home, in the programme, and in every count of the server. */
export const thisWeek = (now: string): Week => isoWeekOf(now);

/**
 * The goal of a week is all points of its tasks: those that begin in it and are not cancelled. A task done before or after
 * its week still counts for it. The server counts it the same way: `goal_weeks_of` and `readOwnProgram`.
 */
export const isGoalReached = ({ points, total }: { points: number; total: number }): boolean =>
  total > 0 && points >= total;

/** Whole weeks between the weeks of two instants; negative when the second is earlier. */
export const weeksBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / WEEK_MS;

export const isSameWeek = (one: string, other: string): boolean => startOf(one) === startOf(other);

export interface ProgramWeeks {
  /** From 1; 0 before the programme starts, `total` once it is over. */
  current: number;
  total: number;
}

/** Current week and number of weeks of a programme. */
export function programWeeks({ fromDate, toDate }: { fromDate: string; toDate: string }, now: string): ProgramWeeks {
  const total = weeksBetween(fromDate, toDate) + 1;
  return { current: Math.min(Math.max(weeksBetween(fromDate, now) + 1, 0), total), total };
}

interface Lasting {
  status: ProgramStatus;
  dates: { toDate: string };
}

/** Closed before its time, or past its last Sunday, also where the night has not noted that yet. */
export const isProgramOver = ({ status, dates }: Lasting, now: string): boolean =>
  status === 'closed' || Date.parse(dates.toDate) < Date.parse(now);

/** The moment whose progress is shown: a closed programme does not go on with the calendar. */
export const progressAt = ({ stoppedAt }: { stoppedAt: string | null }, now: string): string =>
  stoppedAt !== null && Date.parse(stoppedAt) < Date.parse(now) ? stoppedAt : now;
