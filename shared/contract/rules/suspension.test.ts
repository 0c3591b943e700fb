import { activeSuspension, canReactivate, suspensionEnd, suspensionWeeksAllowed } from './suspension';

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
});
