import { isProgramOver, programWeeks } from './program-weeks';

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
