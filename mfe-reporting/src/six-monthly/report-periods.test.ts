import { DateTime } from 'luxon';

import { periodOf, reportPeriods } from './report-periods';

const shown = (filedOn: string, zone: string, now: string) =>
  reportPeriods(filedOn, zone, Date.parse(now)).map(({ number, from, until, isUnfinished }) =>
    [
      number,
      DateTime.fromMillis(from, { zone }).toISO({ suppressMilliseconds: true }),
      DateTime.fromMillis(until, { zone }).toISO({ suppressMilliseconds: true }),
      ...(isUnfinished ? ['unfinished'] : []),
    ].join(' '),
  );

describe('the half-years since the filing of an agreement', () => {
  it('begin on its day at midnight of the zone, summer and winter', () => {
    expect(shown('2025-11-25', 'Europe/Paris', '2026-11-29T10:00:00Z')).toEqual([
      '3 2026-11-25T00:00:00+01:00 2027-05-25T00:00:00+02:00 unfinished',
      '2 2026-05-25T00:00:00+02:00 2026-11-25T00:00:00+01:00',
      '1 2025-11-25T00:00:00+01:00 2026-05-25T00:00:00+02:00',
    ]);
    expect(shown('2026-06-01', 'Pacific/Noumea', '2026-11-29T10:00:00Z')).toEqual([
      '1 2026-06-01T00:00:00+11:00 2026-12-01T00:00:00+11:00 unfinished',
    ]);
  });

  it('come back to the 31st after a shorter month', () => {
    expect(shown('2025-08-31', 'Europe/Paris', '2026-09-01T10:00:00Z').map((line) => line.slice(0, 12))).toEqual([
      '3 2026-08-31',
      '2 2026-02-28',
      '1 2025-08-31',
    ]);
  });

  it('change at midnight of the zone, and none is in the future', () => {
    const numbers = (now: string) => reportPeriods('2026-05-15', 'Europe/Paris', Date.parse(now)).length;
    expect(numbers('2026-11-14T22:59:59Z')).toBe(1);
    expect(numbers('2026-11-14T23:00:00Z')).toBe(2);
    expect(numbers('2026-05-14T21:59:59Z')).toBe(0);
  });

  it('open on the one whose report is due', () => {
    const periods = reportPeriods('2025-11-25', 'Europe/Paris', Date.parse('2026-11-29T10:00:00Z'));
    expect([periodOf(periods, null)?.number, periodOf(periods, 1)?.number, periodOf(periods, 9)?.number]).toEqual([
      2, 1, 2,
    ]);
    expect(periodOf(periods.slice(0, 1), null)?.number).toBe(3);
    expect(periodOf([], 1)).toBeUndefined();
  });
});
