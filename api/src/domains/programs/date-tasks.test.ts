import { mondayOf, periodOf } from './date-tasks';

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
