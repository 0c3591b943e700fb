import type { ProgramWeek } from '@passerelle/shared/contract';
import { aParticipantProgram } from '@passerelle/shared/testing';

import { goalsReached, goalState, weeksSoFar } from './week-goals';

const now = '2026-11-18T09:30:00.000Z';
const { weeks } = aParticipantProgram();
/** Of the third week, which is over. */
const past = (with_: Partial<ProgramWeek>): ProgramWeek => ({ ...(weeks[2] as ProgramWeek), ...with_ });
const current = weeks[6] as ProgramWeek;

describe('the goal of a week', () => {
  it('is reached with as many points as its tasks are worth', () => {
    expect(goalState(past({ points: 99 }), now)).toBe('partly');
    expect(goalState(past({ points: 100 }), now)).toBe('reached');
    expect(goalState(past({ points: 120 }), now)).toBe('reached');
  });

  it('is not missed by a pause, by a week without tasks, or before its Sunday is over', () => {
    expect(goalState(past({ points: 0, suspended: true, total: 0 }), now)).toBe('paused');
    expect(goalState(past({ points: 0, total: 0 }), now)).toBe('free');
    expect(goalState(past({ points: 0 }), now)).toBe('quiet');
    expect(goalState(current, '2026-11-22T23:59:59.999Z')).toBe('underWay');
    expect(goalState(current, '2026-11-23T00:00:00.000Z')).toBe('quiet');
  });

  it('is counted over the weeks that asked for something, this one once it is reached', () => {
    const program = [past({ points: 100 }), past({ points: 40 }), past({ suspended: true }), past({ total: 0 })];

    expect(goalsReached([...program, current], now)).toEqual({ reached: 1, outOf: 2 });
    expect(goalsReached([...program, { ...current, points: 100 }], now)).toEqual({ reached: 2, outOf: 3 });
  });

  it('leaves out the weeks to come, and begins with this one', () => {
    expect(weeksSoFar(weeks, now).map(({ index }) => index)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(goalsReached(weeks, '2026-10-01T00:00:00.000Z')).toEqual({ reached: 0, outOf: 0 });
  });
});
