import { lastDays, programRange } from './reporting-range';

const paris = 'Europe/Paris';
/** Thursday the 19th in Paris already. */
const now = new Date('2026-11-18T23:30:00.000Z');
const iso = (time: number | undefined) => time !== undefined && new Date(time).toISOString();

describe('the range of a dashboard', () => {
  it('is the last seven days to the end of this one, by the calendar of the organisation', () => {
    const { from, until, unit, parts } = lastDays('7d', now, paris);

    expect([iso(from), iso(until)]).toEqual(['2026-11-12T23:00:00.000Z', '2026-11-19T23:00:00.000Z']);
    expect([unit, parts.length]).toEqual(['day', 7]);
    expect(iso(parts[6]?.from)).toBe('2026-11-18T23:00:00.000Z');
    expect(iso(lastDays('7d', now, 'America/Cayenne').until)).toBe('2026-11-19T03:00:00.000Z');
  });

  it.each([
    ['7d', 'day', 7, '2026-11-12'],
    ['4w', 'day', 28, '2026-10-22'],
    ['12w', 'week', 12, '2026-08-27'],
  ] as const)('goes %s back, %s by %s, and has as many before', (preset, unit, count, eve) => {
    const range = lastDays(preset, now, paris);

    expect([range.unit, range.parts.length, range.before.length]).toEqual([unit, count, count]);
    const midnight = eve < '2026-10-25' ? 'T22:00:00.000Z' : 'T23:00:00.000Z';
    expect(iso(range.from)).toBe(`${eve}${midnight}`);
    // Half past midnight today: no more of the last day before either.
    expect(range.before.at(-1)?.until).toBe(range.from - 23.5 * 3_600_000);
    expect(range.parts.at(-1)?.until).toBe(range.until);
  });

  it('keeps whole days on the day that has 25 hours', () => {
    const { parts } = lastDays('7d', new Date('2026-10-27T10:00:00.000Z'), paris);

    expect(parts.map(({ from, until }) => (until - from) / 3_600_000)).toEqual([24, 24, 24, 24, 25, 24, 24]);
  });

  it('is the programme from its first day, week by week to today', () => {
    const dates = { fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-12-27T23:59:59.999Z' };
    const range = programRange(dates, now, paris);

    expect([range?.unit, range?.parts.length, range?.before.length]).toEqual(['week', 7, 0]);
    expect([iso(range?.from), iso(range?.until)]).toEqual(['2026-10-04T22:00:00.000Z', '2026-11-19T23:00:00.000Z']);
    expect(iso(range?.parts[1]?.from)).toBe('2026-10-11T22:00:00.000Z');
  });

  it('stops with a programme that is over', () => {
    const dates = { fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-10-18T23:59:59.999Z' };
    const range = programRange(dates, now, paris);

    expect([range?.unit, range?.parts.length, iso(range?.until)]).toEqual(['day', 14, '2026-10-18T22:00:00.000Z']);
  });

  it('is undefined without a programme, or before it begins', () => {
    expect(programRange(null, now, paris)).toBeUndefined();
    const dates = { fromDate: '2026-11-23T00:00:00.000Z', toDate: '2027-02-14T23:59:59.999Z' };
    expect(programRange(dates, now, paris)).toBeUndefined();
  });
});
