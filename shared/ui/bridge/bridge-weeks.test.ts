import { bridgeWeeks, isPastMiddle, weekShares } from './bridge-weeks';

const dates = { fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-12-27T23:59:59.999Z' };
const running = { dates, suspensions: [], stoppedAt: null };

describe('the weeks of the bridge', () => {
  it('counts from the first Monday to the last Sunday', () => {
    expect(bridgeWeeks(running, '2026-11-18T09:30:00.000Z')).toEqual({ current: 7, total: 12, suspended: [] });
  });

  it('stands before the first week until the programme starts', () => {
    expect(bridgeWeeks(running, '2026-10-04T23:00:00.000Z').current).toBe(0);
    expect(bridgeWeeks(running, '2026-10-05T00:00:00.000Z').current).toBe(1);
  });

  it('has crossed when the last Sunday is over', () => {
    expect(bridgeWeeks(running, '2026-12-27T23:00:00.000Z').current).toBe(12);
    expect(bridgeWeeks(running, '2026-12-28T00:00:00.000Z').current).toBe(13);
  });

  it('stays in the week in which the programme was closed', () => {
    const closed = { ...running, stoppedAt: '2026-11-04T12:00:00.000Z' };

    expect(bridgeWeeks(closed, '2026-11-18T09:30:00.000Z').current).toBe(5);
    expect(bridgeWeeks(closed, '2027-03-01T09:30:00.000Z').current).toBe(5);
  });

  it('marks the weeks that stand still, but not the week of return', () => {
    const pause = { id: 'p', weeks: 1, fromDate: '2026-11-23T00:00:00.000Z', toDate: '2026-12-06T23:59:59.999Z' };

    expect(bridgeWeeks({ ...running, suspensions: [pause] }, '2026-11-18T09:30:00.000Z').suspended).toEqual([8]);
  });

  it('is past its middle with the first week of the second half, which a pause does not bring nearer', () => {
    const past = (current: number, suspended: number[] = []) => isPastMiddle({ current, total: 9, suspended });

    expect([4, 5].map((week) => past(week))).toEqual([false, true]);
    // The fourth of six weeks with tasks is the seventh calendar week.
    expect([5, 6, 7].map((week) => past(week, [3, 4, 5]))).toEqual([false, false, true]);
  });

  it('lays a plank whole only once all tasks of its week are validated', () => {
    const week = (validated: number, total: number, toDate = '2026-11-15T23:59:59.999Z') => ({
      tasks: { validated, total },
      toDate,
    });
    const later = '2026-11-29T23:59:59.999Z';

    expect(weekShares([week(5, 5), week(4, 5), week(0, 0), week(0, 0, later)], '2026-11-18T09:30:00.000Z')).toEqual([
      1, 0.8, 1, 0,
    ]);
  });
});
