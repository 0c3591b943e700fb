import { currentWeekOf, isSuspended, mondayOf, periodOf } from './periods';

describe('The weeks of a programme', () => {
  it('run from Monday 00:00 to Sunday 23:59:59.999, UTC', () => {
    expect(periodOf('2026-11-23T00:00:00.000Z', 1)).toEqual({
      fromDate: '2026-11-23T00:00:00.000Z',
      toDate: '2026-11-29T23:59:59.999Z',
    });
    expect(periodOf('2026-11-23T00:00:00.000Z', 7).fromDate).toBe('2027-01-04T00:00:00.000Z');
  });

  it.each(['2026-11-23', '2026-11-25T10:00:00Z', '2026-11-29T23:59:59.999Z'])('begin on the Monday of %s', (day) =>
    expect(mondayOf(day)).toBe('2026-11-23T00:00:00.000Z'),
  );
});

describe('The current week', () => {
  const weeks = [1, 2].map((index) => ({ index, ...periodOf('2026-11-23', index) }));
  const later = [...weeks, { index: 3, ...periodOf('2026-11-23', 5) }];

  it.each([
    ['before the first', '2026-11-22T23:59:59.999Z', null],
    ['on the first Monday', '2026-11-23T00:00:00.000Z', 1],
    ['on the last Sunday', '2026-12-06T23:59:59.999Z', 2],
    ['after the last', '2026-12-07T00:00:00.000Z', null],
  ])('%s', (_when, now, week) => expect(currentWeekOf(weeks, now)).toBe(week));

  it('stays the last one that began while the programme is paused', () => {
    expect(currentWeekOf(later, '2026-12-15T12:00:00Z')).toBe(2);
    expect(currentWeekOf(later, '2026-12-21T00:00:00Z')).toBe(3);
  });

  it('is none in a programme without weeks', () => expect(currentWeekOf([], '2026-11-23T00:00:00Z')).toBeNull());
});

describe('A week', () => {
  const pause = { fromDate: '2026-11-30T00:00:00.000Z', toDate: '2026-12-13T23:59:59.999Z' };

  it('is suspended when the pause covers it', () => {
    expect([1, 2, 3, 4].map((index) => isSuspended(periodOf('2026-11-23', index), [pause]))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
