import type { ClosureBody } from '@passerelle/shared/contract';
import type { Course } from '../world';

/** In their nth week. */
export const inWeek = (week: number, pace: number): Course => ({ startsInWeeks: 1 - week, pace });

/** The same, in the programme of those who stay in the company. */
export const within = (course: Course): Course => ({ ...course, program: 'internal' });

export const startsIn = (weeks: number): Course => ({ startsInWeeks: weeks, pace: 0 });

export const paused = (week: number, pace: number, suspension: NonNullable<Course['suspension']>): Course => ({
  ...inWeek(week, pace),
  suspension,
});

/** Began so many weeks ago, and left. */
export const left = (startedWeeksAgo: number, pace: number, closure: ClosureBody & { weeksAgo: number }): Course => ({
  startsInWeeks: -startedWeeksAgo,
  pace,
  closure,
});

/** The twelve weeks are over, nothing more was said. */
export const finished = (pace: number): Course => ({ startsInWeeks: -13, pace });
