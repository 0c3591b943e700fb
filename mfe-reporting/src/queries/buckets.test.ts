import { DateTime } from 'luxon';

import { bucketsOf, daysOf, runsOf, shifted, stepOf, wholeDays } from './buckets';

const PARIS = 'Europe/Paris';
const at = (text: string, zone = PARIS): number => DateTime.fromISO(text, { zone }).toMillis();
/** Both days included. */
const days = (first: string, last: string, zone = PARIS) =>
  wholeDays({ from: at(first, zone), until: at(last, zone) + 1 }, zone);
const hours = ({ from, until }: { from: number; until: number }): number => (until - from) / 3_600_000;
const clock = (moment: number): string => DateTime.fromMillis(moment, { zone: PARIS }).toFormat('dd HH:mm');

const ranges: [string, string, object][] = [
  ['2026-11-18', '2026-11-18', { hours: 1 }],
  ['2026-11-17', '2026-11-18', { hours: 1 }],
  ['2026-11-16', '2026-11-18', { hours: 3 }],
  ['2026-11-12', '2026-11-18', { hours: 6 }],
  ['2026-10-26', '2026-11-18', { hours: 12 }],
  ['2026-10-22', '2026-11-18', { days: 1 }],
  ['2026-08-27', '2026-11-18', { days: 7 }],
  ['2025-11-19', '2026-11-18', { days: 14 }],
  ['2016-11-19', '2026-11-18', { days: 112 }],
];

describe('the buckets of a graph', () => {
  it.each(ranges)('from %s to %s are as short as fifty of them allow', (first, last, step) => {
    const range = days(first, last);
    expect(stepOf(range)).toEqual(step);
    expect(bucketsOf(range, PARIS, stepOf(range)).length).toBeLessThanOrEqual(50);
  });

  it('are never shorter than a panel wants', () => {
    expect(stepOf(days('2026-11-12', '2026-11-18'), '1d')).toEqual({ days: 1 });
    expect(stepOf(days('2026-11-12', '2026-11-18'), '1w')).toEqual({ days: 7 });
    expect(stepOf(days('2025-11-19', '2026-11-18'), '1d')).toEqual({ days: 14 });
  });

  it('are never more than fifty, whatever the range', () => {
    for (let length = 1; length <= 800; length += 1) {
      const last = DateTime.fromISO('2026-11-18', { zone: PARIS });
      const range = days(last.minus({ days: length - 1 }).toISODate() ?? '', '2026-11-18');
      const buckets = bucketsOf(range, PARIS, stepOf(range));
      expect(buckets.length).toBeLessThanOrEqual(50);
      expect([buckets[0]?.from, buckets.at(-1)?.until]).toEqual([range.from, range.until]);
    }
  });

  it('touch each other, and end with the range', () => {
    const range = days('2026-11-01', '2026-11-30');
    const weeks = bucketsOf(range, PARIS, { days: 7 });
    expect(weeks.map(hours)).toEqual([168, 168, 168, 168, 48]);
    expect(weeks.slice(1).map(({ from }) => from)).toEqual(weeks.slice(0, -1).map(({ until }) => until));
  });
});

describe('where clocks change', () => {
  it('25 October 2026 is a day of 25 hours, which is asked for by itself', () => {
    const buckets = bucketsOf(days('2026-10-22', '2026-10-28'), PARIS, { days: 1 });
    expect(buckets.map(hours)).toEqual([24, 24, 24, 25, 24, 24, 24]);
    expect(buckets.map(({ from }) => clock(from).slice(3))).toEqual(Array(7).fill('00:00'));
    expect(runsOf(buckets).map((run) => run.length)).toEqual([3, 1, 3]);
  });

  it('29 March 2026 is a day of 23 hours', () => {
    const buckets = bucketsOf(days('2026-03-27', '2026-03-31'), PARIS, { days: 1 });
    expect(buckets.map(hours)).toEqual([24, 24, 23, 24, 24]);
    expect(runsOf(buckets).map((run) => run.length)).toEqual([2, 1, 2]);
  });

  it('an hour that comes twice is two buckets, and one that is left out is none', () => {
    const autumn = bucketsOf(days('2026-10-25', '2026-10-25'), PARIS, { hours: 1 });
    expect(autumn).toHaveLength(25);
    expect(autumn.slice(1, 5).map(({ from }) => clock(from))).toEqual(['25 01:00', '25 02:00', '25 02:00', '25 03:00']);
    const spring = bucketsOf(days('2026-03-29', '2026-03-29'), PARIS, { hours: 1 });
    expect(spring).toHaveLength(23);
    expect(spring.slice(1, 3).map(({ from }) => clock(from))).toEqual(['29 01:00', '29 03:00']);
    expect(runsOf(autumn)).toHaveLength(1);
  });

  it('parts of a day begin at the hours of the clock', () => {
    const buckets = bucketsOf(days('2026-10-24', '2026-10-26'), PARIS, { hours: 6 });
    expect(buckets.map(hours)).toEqual([6, 6, 6, 6, 7, 6, 6, 6, 6, 6, 6, 6]);
    expect(buckets.map(({ from }) => clock(from).slice(3, 5)).join(' ')).toBe('00 06 12 18 00 06 12 18 00 06 12 18');
  });

  it('a zone whose clocks change at midnight has its day all the same', () => {
    const range = days('2026-04-23', '2026-04-25', 'Africa/Cairo');
    const buckets = bucketsOf(range, 'Africa/Cairo', { days: 1 });
    expect(buckets.map(hours)).toEqual([24, 23, 24]);
  });
});

describe('the period before', () => {
  it('has as many days, whatever their length', () => {
    const range = days('2026-10-22', '2026-10-28');
    expect(daysOf(range, PARIS)).toBe(7);
    expect(shifted(range, PARIS, 7)).toEqual(days('2026-10-15', '2026-10-21'));
  });
});

it('days are those of the zone, wherever the reader is', () => {
  const tokyo = days('2026-11-18', '2026-11-18', 'Asia/Tokyo');
  expect(new Date(tokyo.from).toISOString()).toBe('2026-11-17T15:00:00.000Z');
});
