import { DateTime } from 'luxon';

import { wholeDays } from './buckets';
import { periodBefore } from './period-before';

const PARIS = 'Europe/Paris';
const at = (text: string): number => DateTime.fromISO(text, { zone: PARIS }).toMillis();
const days = (first: string, last: string) => wholeDays({ from: at(first), until: at(last) + 1 }, PARIS);
const written = (moment: number): string => DateTime.fromMillis(moment, { zone: PARIS }).toFormat("yyyy-MM-dd'T'HH:mm");

function before(first: string, last: string, asOf = '2026-11-24T12:00') {
  const { from, until, ...rest } = periodBefore(days(first, last), PARIS, at(asOf));
  return { from: written(from), until: written(until), ...rest };
}

describe('the period before', () => {
  it.each([
    ['month', '2026-10-01', '2026-10-31', '2026-09-01T00:00', '2026-10-01T00:00'],
    ['month', '2026-03-01', '2026-03-31', '2026-02-01T00:00', '2026-03-01T00:00'],
    ['quarter', '2026-07-01', '2026-09-30', '2026-04-01T00:00', '2026-07-01T00:00'],
    ['year', '2025-01-01', '2025-12-31', '2024-01-01T00:00', '2025-01-01T00:00'],
    ['days', '2026-08-01', '2026-09-30', '2026-06-01T00:00', '2026-08-01T00:00'],
    ['days', '2026-11-09', '2026-11-15', '2026-11-02T00:00', '2026-11-09T00:00'],
  ] as const)('of a whole stretch is the %s before: %s to %s', (kind, first, last, from, until) => {
    expect(before(first, last)).toMatchObject({ from, until, kind, isUnfinished: false });
  });

  it('of a range that goes on stops at the same hour', () => {
    expect(before('2026-11-18', '2026-11-24')).toEqual({
      from: '2026-11-11T00:00',
      until: '2026-11-17T12:00',
      kind: 'days',
      days: 7,
      isUnfinished: true,
    });
  });

  it('is as many days earlier at any hour, also in the first minutes of the last day', () => {
    expect(before('2026-11-18', '2026-11-24', '2026-11-24T00:17')).toMatchObject({
      until: '2026-11-17T00:17',
      days: 7,
    });
    expect(before('2026-11-24', '2026-11-24', '2026-11-24T00:17')).toMatchObject({ days: 1 });
  });

  it('of a month or a year so far is as much of the one before', () => {
    const soFar = { until: '2026-10-24T12:00', kind: 'month', isUnfinished: true };
    expect(before('2026-11-01', '2026-11-24')).toMatchObject({ from: '2026-10-01T00:00', ...soFar });
    expect(before('2026-11-01', '2026-11-30')).toMatchObject({ from: '2026-10-01T00:00', ...soFar });
    expect(before('2026-01-01', '2026-11-24')).toMatchObject({ until: '2025-11-24T12:00', kind: 'year' });
    expect(before('2027-01-01', '2027-01-20', '2027-01-20T09:00')).toMatchObject({
      from: '2026-12-01T00:00',
      until: '2026-12-20T09:00',
    });
  });

  it('of the 31st is never longer than the month before', () => {
    expect(before('2026-12-01', '2026-12-31', '2026-12-31T18:00')).toMatchObject({ until: '2026-12-01T00:00' });
    expect(before('2026-03-01', '2026-03-30', '2026-03-30T18:00')).toMatchObject({ until: '2026-03-01T00:00' });
  });

  it('of so many last days is as many days before, also where they begin with a month', () => {
    expect(before('2026-11-01', '2026-11-07', '2026-11-07T12:00')).toMatchObject({ kind: 'days' });
    expect(before('2026-11-01', '2026-11-28', '2026-11-28T12:00')).toMatchObject({ kind: 'days' });
  });

  it('is by the clock, across a change of it', () => {
    expect(before('2026-10-22', '2026-10-28', '2026-10-28T12:00')).toMatchObject({
      from: '2026-10-15T00:00',
      until: '2026-10-21T12:00',
    });
  });
});
