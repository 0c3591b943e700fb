import { aProfile, aProgram, aSelectedProgram, aSuspension, FROZEN_NOW } from '@passerelle/shared/testing';

import { shouldShowPause, pausePlan, pauseState, requestState } from './suspension-rules';

const planned = aSuspension({ fromDate: '2026-11-23T00:00:00.000Z', toDate: '2026-12-06T23:59:59.999Z', weeks: 1 });

describe('a pause', () => {
  it('is planned until its Monday, and ends with a week of return', () => {
    expect(pauseState(planned, '2026-11-22T23:59:59.999Z')).toBe('planned');
    expect(pauseState(planned, '2026-11-23T00:00:00.000Z')).toBe('running');
    expect(pauseState(planned, '2026-11-29T23:59:59.999Z')).toBe('running');
    expect(pauseState(planned, '2026-11-30T00:00:00.000Z')).toBe('return');
  });

  it('that was ended early is reactivated until its Sunday, also when it never began', () => {
    const early = aSuspension({ weeks: 1, toDate: '2026-11-22T23:59:59.999Z' });
    const never = { ...planned, fromDate: early.toDate, toDate: early.toDate, weeks: 0 };

    expect([early, never].map((pause) => pauseState(pause, FROZEN_NOW))).toEqual(['reactivated', 'reactivated']);
  });

  it('of two weeks rests for two, and ends with the week in which the tasks are back', () => {
    const plan = pausePlan(FROZEN_NOW, 2);

    expect(plan).toEqual({
      weeks: 2,
      fromDate: '2026-11-23T00:00:00.000Z',
      toDate: '2026-12-13T23:59:59.999Z',
    });
  });
});

describe('whether a pause can be asked for', () => {
  const state = (with_: Parameters<typeof aSelectedProgram>[0]) => requestState(aSelectedProgram(with_), FROZEN_NOW);

  it.each([
    ['possible', {}],
    ['notStarted', { status: 'pending' }],
    ['over', { status: 'closed' }],
    ['suspended', { suspensions: [aSuspension()] }],
    ['allUsed', { remainingSuspensions: 0 }],
    ['notOffered', { remainingSuspensions: 0, program: aProgram({ maxSuspension: 0 }) }],
  ] as const)('%s', (expected, with_) => {
    expect(state(with_ as Parameters<typeof aSelectedProgram>[0])).toBe(expected);
  });

  it('is possible again once a pause is behind', () => {
    expect(state({ suspensions: [aSuspension({ toDate: '2026-11-15T23:59:59.999Z' })] })).toBe('possible');
  });
});

describe('a pause to announce', () => {
  const isDue = (suspension: Parameters<typeof aSuspension>[0], shouldShowSuspension = true) =>
    shouldShowPause(
      aProfile({ shouldShowSuspension, selectedProgram: aSelectedProgram({ suspensions: [aSuspension(suspension)] }) }),
      FROZEN_NOW,
    );

  it('is running, and was not announced yet', () => {
    expect(isDue({})).toBe(true);
    expect(isDue({}, false)).toBe(false);
    expect(isDue(planned)).toBe(false);
    expect(isDue({ toDate: '2026-11-15T23:59:59.999Z' })).toBe(false);
    expect(isDue({ fromDate: '2026-11-09T00:00:00.000Z', toDate: '2026-11-22T23:59:59.999Z', weeks: 1 })).toBe(false);
    expect(shouldShowPause(aProfile({ shouldShowSuspension: true, selectedProgram: null }), FROZEN_NOW)).toBe(false);
  });
});
