import {
  activeSuspension,
  canReactivate,
  isPausedWeek,
  returnOf,
  suspensionEnd,
  suspensionWeeksAllowed,
  unusedWeeks,
} from './suspension';
import { isoWeekOf } from './weeks';

const now = '2026-11-18T15:20:00.000Z';

describe('a suspension', () => {
  it('of n weeks ends on the Sunday after n weeks and one more', () => {
    expect(suspensionEnd(now, 1)).toBe('2026-12-06T23:59:59.999Z');
    expect(suspensionEnd(now, 3)).toBe('2026-12-20T23:59:59.999Z');
  });

  it('ends in the same week whatever the day it was asked for', () => {
    expect(suspensionEnd('2026-11-16T00:00:00.000Z', 2)).toBe(suspensionEnd('2026-11-22T23:59:59.999Z', 2));
  });

  it('is active while its end is now or later, and the latest one counts', () => {
    const past = { toDate: '2026-11-15T23:59:59.999Z' };
    const near = { toDate: '2026-11-22T23:59:59.999Z' };
    const far = { toDate: '2026-12-06T23:59:59.999Z' };
    expect(activeSuspension([past], now)).toBeUndefined();
    expect(activeSuspension([past, far, near], now)).toBe(far);
    expect(activeSuspension([near], near.toDate)).toBe(near);
    expect(activeSuspension([], now)).toBeUndefined();
  });

  it('cannot be ended early in its last week', () => {
    expect(canReactivate({ toDate: '2026-11-22T23:59:59.999Z' }, now)).toBe(false);
    expect(canReactivate({ toDate: '2026-11-29T23:59:59.999Z' }, now)).toBe(true);
  });

  it('takes from one week to those that remain', () => {
    expect([0, 1, 3, 4, 1.5].map((weeks) => suspensionWeeksAllowed(weeks, 3))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('crosses the turn of the year and the change of the clocks by whole weeks', () => {
    expect(suspensionEnd('2026-12-23T23:30:00.000Z', 2)).toBe('2027-01-17T23:59:59.999Z');
    expect(suspensionEnd('2026-10-21T22:30:00.000Z', 1)).toBe('2026-11-08T23:59:59.999Z');
    expect(suspensionEnd('2027-03-28T01:30:00.000Z', 1)).toBe('2027-04-11T23:59:59.999Z');
  });
});

describe('the weeks that a suspension takes', () => {
  const pause = { fromDate: isoWeekOf(now, 1).fromDate, weeks: 2 };
  const fromHere = (rule: (week: string) => unknown) =>
    [0, 1, 2, 3, 4].map((place) => rule(isoWeekOf(now, place).fromDate));

  it('are those asked for, from next Monday; the week of return, its last, has its tasks', () => {
    expect(fromHere((fromDate) => isPausedWeek([pause], { fromDate }))).toEqual([false, true, true, false, false]);
    expect(returnOf(pause)).toBe(isoWeekOf(suspensionEnd(now, 2)).fromDate);
  });

  it('are given back when they have not begun by the next Monday', () => {
    expect(fromHere((week) => unusedWeeks(pause, week))).toEqual([2, 1, 0, 0, 0]);
  });

  it('are none once it was taken back before it began', () => {
    const none = { ...pause, weeks: 0 };
    expect(fromHere((fromDate) => isPausedWeek([none], { fromDate }))).toEqual(Array(5).fill(false));
    expect(returnOf(none)).toBe(pause.fromDate);
    expect(unusedWeeks(none, now)).toBe(0);
  });
});
