import { lastDays, programRange } from './reporting-range';

const now = new Date('2026-11-18T23:30:00.000Z');
const iso = (time: number | undefined) => time !== undefined && new Date(time).toISOString();

describe('the range of a dashboard', () => {
  it('is the last seven days to the end of this one, whatever the hour and the place', () => {
    const { from, until, unit, parts } = lastDays('7d', now);

    expect([iso(from), iso(until)]).toEqual(['2026-11-12T00:00:00.000Z', '2026-11-19T00:00:00.000Z']);
    expect([unit, parts.length]).toEqual(['day', 7]);
    expect(iso(parts[6]?.from)).toBe('2026-11-18T00:00:00.000Z');
  });

  it.each([
    ['4w', 'day', 28, '2026-10-22'],
    ['12w', 'week', 12, '2026-08-27'],
  ] as const)('goes %s back, %s by %s', (preset, unit, count, first) => {
    const range = lastDays(preset, now);

    expect([range.unit, range.parts.length, iso(range.from)]).toEqual([unit, count, `${first}T00:00:00.000Z`]);
    expect(range.parts.at(-1)?.until).toBe(range.until);
    expect(iso(range.until)).toBe('2026-11-19T00:00:00.000Z');
  });

  it('is the programme from its first day, in whole weeks', () => {
    const range = programRange({ fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-12-27T23:59:59.999Z' }, now);

    expect([range?.unit, range?.parts.length]).toEqual(['week', 7]);
    expect(iso(range?.until)).toBe('2026-11-23T00:00:00.000Z');
  });

  it('stops with a programme that is over', () => {
    const range = programRange({ fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-10-18T23:59:59.999Z' }, now);

    expect([range?.unit, range?.parts.length, iso(range?.until)]).toEqual(['day', 14, '2026-10-19T00:00:00.000Z']);
  });

  it('is no programme that has not begun, or that nobody has', () => {
    expect(programRange(null, now)).toBeUndefined();
    expect(
      programRange({ fromDate: '2026-11-23T00:00:00.000Z', toDate: '2027-02-14T23:59:59.999Z' }, now),
    ).toBeUndefined();
  });
});
