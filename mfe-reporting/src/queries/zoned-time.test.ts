import { DateTime } from 'luxon';

import { dayAt, momentOfDay, plusDays, startOfDay, startOfMonth, startOfYear } from './zoned-time';

const zones = [
  'Europe/Paris',
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Pacific/Apia',
  'America/Sao_Paulo',
];
/** Around the year, at all hours, and hour by hour where clocks change. */
const moments = [
  ...Array.from({ length: 400 }, (_, n) => Date.UTC(2026, 0, 1) + n * 22.3 * 3_600_000),
  ...Array.from({ length: 100 }, (_, n) => Date.UTC(2026, 9, 23) + n * 3_600_000),
  ...Array.from({ length: 100 }, (_, n) => Date.UTC(2026, 2, 27) + n * 3_600_000),
  ...Array.from({ length: 100 }, (_, n) => Date.UTC(2026, 3, 22) + n * 3_600_000),
  ...Array.from({ length: 100 }, (_, n) => Date.UTC(2018, 10, 2) + n * 3_600_000),
].map(Math.floor);

describe.each(zones)('the calendar of %s is that of luxon', (zone) => {
  const of = (moment: number) => DateTime.fromMillis(moment, { zone });

  it('in days', () => {
    expect(moments.map((moment) => dayAt(moment, zone))).toEqual(moments.map((moment) => of(moment).toISODate()));
    expect(moments.map((moment) => startOfDay(moment, zone))).toEqual(
      moments.map((moment) => of(moment).startOf('day').toMillis()),
    );
    expect(moments.map((moment) => momentOfDay(dayAt(moment, zone), zone))).toEqual(
      moments.map((moment) => startOfDay(moment, zone)),
    );
  });

  it('in months and years', () => {
    const firsts = moments.map((moment) => [
      startOfMonth(moment, zone),
      startOfMonth(moment, zone, -1),
      startOfYear(moment, zone),
    ]);
    expect(firsts).toEqual(
      moments.map((moment) => [
        of(moment).startOf('month').toMillis(),
        of(moment).startOf('month').minus({ months: 1 }).toMillis(),
        of(moment).startOf('year').toMillis(),
      ]),
    );
  });

  it.each([1, 7, -7, 84])('%d days on, from midnight', (days) => {
    const midnights = moments.map((moment) => startOfDay(moment, zone));
    expect(midnights.map((moment) => dayAt(plusDays(moment, zone, days), zone))).toEqual(
      midnights.map((moment) => of(moment).plus({ days }).toISODate()),
    );
    expect(midnights.map((moment) => startOfDay(plusDays(moment, zone, days), zone))).toEqual(
      midnights.map((moment) => of(moment).plus({ days }).startOf('day').toMillis()),
    );
  });
});
