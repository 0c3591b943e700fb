import { isoWeekOf, isProgramOver, isSameWeek, programWeeks, progressAt, weeksBetween } from './weeks';

describe('the week of a moment', () => {
  it.each([
    ['a Wednesday', '2026-11-18T15:20:00.000Z'],
    ['the first instant of Monday', '2026-11-16T00:00:00.000Z'],
    ['the last instant of Sunday', '2026-11-22T23:59:59.999Z'],
    ['a moment that is still Sunday in UTC, Monday in Paris', '2026-11-23T00:30:00.000+01:00'],
  ])('runs from Monday to Sunday for %s', (_case, instant) => {
    expect(isoWeekOf(instant)).toEqual({ fromDate: '2026-11-16T00:00:00.000Z', toDate: '2026-11-22T23:59:59.999Z' });
  });

  it('moves by whole weeks, across the turn of a year and before 1970', () => {
    expect(isoWeekOf('2026-12-31T12:00:00Z', 1).fromDate).toBe('2027-01-04T00:00:00.000Z');
    expect(isoWeekOf('2026-11-18T15:20:00Z', -1).toDate).toBe('2026-11-15T23:59:59.999Z');
    expect(isoWeekOf('1969-12-31T10:00:00Z').fromDate).toBe('1969-12-29T00:00:00.000Z');
  });

  it('is not known for a text that is no date', () => {
    expect(() => isoWeekOf('hier')).toThrow(RangeError);
  });
});

describe('the weeks between two moments', () => {
  it('count Mondays crossed, not days', () => {
    expect(weeksBetween('2026-11-22T23:00:00Z', '2026-11-23T01:00:00Z')).toBe(1);
    expect(weeksBetween('2026-11-16T00:00:00Z', '2026-11-22T23:59:59Z')).toBe(0);
    expect(weeksBetween('2026-11-16T00:00:00Z', '2026-11-02T00:00:00Z')).toBe(-2);
    expect(isSameWeek('2026-11-16T00:00:00Z', '2026-11-22T23:59:59Z')).toBe(true);
  });
});

const twelveWeeks = { fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-12-27T23:59:59.999Z' };

describe('programWeeks', () => {
  it('counts from the Monday of the first week', () => {
    expect(programWeeks(twelveWeeks, '2026-10-05T00:00:00.000Z')).toEqual({ current: 1, total: 12 });
    expect(programWeeks(twelveWeeks, '2026-11-21T12:00:00.000Z')).toEqual({ current: 7, total: 12 });
    expect(programWeeks(twelveWeeks, '2026-12-27T23:00:00.000Z')).toEqual({ current: 12, total: 12 });
  });

  it('stays within the programme', () => {
    expect(programWeeks(twelveWeeks, '2026-09-01T00:00:00.000Z').current).toBe(0);
    expect(programWeeks(twelveWeeks, '2027-03-01T00:00:00.000Z').current).toBe(12);
  });
});

describe('isProgramOver', () => {
  it('follows the calendar, or what closed it before', () => {
    const started = { status: 'started', dates: twelveWeeks } as const;
    expect(isProgramOver(started, '2026-12-27T23:59:59.999Z')).toBe(false);
    expect(isProgramOver(started, '2026-12-28T00:00:00.000Z')).toBe(true);
    expect(isProgramOver({ ...started, status: 'closed' }, '2026-11-18T09:30:00.000Z')).toBe(true);
  });
});

describe('the moment whose progress is shown', () => {
  it('is now, until the programme is closed', () => {
    const now = '2026-11-18T09:30:00.000Z';
    expect(progressAt({ stoppedAt: null }, now)).toBe(now);
    expect(progressAt({ stoppedAt: '2026-11-02T12:00:00.000Z' }, now)).toBe('2026-11-02T12:00:00.000Z');
    expect(progressAt({ stoppedAt: '2026-12-31T12:00:00.000Z' }, now)).toBe(now);
  });
});
