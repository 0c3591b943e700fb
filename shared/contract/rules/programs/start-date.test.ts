import { defaultStart, startMondays } from './start-date';

describe('the Mondays on which a programme may begin', () => {
  it('are those of six months, from the next one', () => {
    const mondays = startMondays('2026-11-25T10:00:00.000Z');

    expect(mondays).toHaveLength(26);
    expect([mondays[0], mondays.at(-1)]).toEqual(['2026-11-30', '2027-05-24']);
    expect(defaultStart('2026-11-25T10:00:00.000Z')).toBe('2026-11-30');
  });

  it('include today on a Monday, but begin with the next full week by default', () => {
    expect(startMondays('2026-11-30T23:00:00.000Z')[0]).toBe('2026-11-30');
    expect(defaultStart('2026-11-30T23:00:00.000Z')).toBe('2026-12-07');
  });

  it('end with the last day of a month that is shorter', () => {
    // 28 February 2027 is a Sunday, 1 March a Monday.
    expect(startMondays('2026-08-31T10:00:00.000Z').at(-1)).toBe('2027-02-22');
  });
});
