import type { ProgramWeek } from '@passerelle/shared/contract';
import { isGoalReached } from '@passerelle/shared/contract/rules/programs/weeks';

export const goalStates = ['reached', 'underWay', 'partly', 'quiet', 'paused', 'free'] as const;
/** `free`: no task was due. `quiet`: no activity, shown without blame. */
export type GoalState = (typeof goalStates)[number];

export function goalState({ suspended, points, total, toDate }: ProgramWeek, now: string): GoalState {
  if (suspended) return 'paused';
  if (total === 0) return 'free';
  if (isGoalReached({ points, total })) return 'reached';
  if (Date.parse(toDate) >= Date.parse(now)) return 'underWay';
  return points > 0 ? 'partly' : 'quiet';
}

/** The weeks that have begun, the latest first. */
export const weeksSoFar = (weeks: readonly ProgramWeek[], now: string): ProgramWeek[] =>
  weeks.filter(({ fromDate }) => Date.parse(fromDate) <= Date.parse(now)).toReversed();

/** Number of weeks with a reached goal, out of weeks with a goal; the current week counts only once reached. */
export function goalsReached(weeks: readonly ProgramWeek[], now: string): { reached: number; outOf: number } {
  const states = weeksSoFar(weeks, now).map((week) => goalState(week, now));
  const reached = states.filter((state) => state === 'reached').length;
  return { reached, outOf: reached + states.filter((state) => state === 'partly' || state === 'quiet').length };
}
