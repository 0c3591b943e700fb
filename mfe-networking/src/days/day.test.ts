import { setNow } from '@passerelle/shared/testing';

import { plusDays } from './calendar-days';
import { today } from './day';

describe('days of the person’s own clock', () => {
  it('are counted over the end of a month, of a year and of summer time', () => {
    expect(plusDays('2026-11-18', 7)).toBe('2026-11-25');
    expect(plusDays('2026-12-24', 14)).toBe('2027-01-07');
    expect(plusDays('2026-10-24', 7)).toBe('2026-10-31');
    expect(plusDays('2028-02-22', 7)).toBe('2028-02-29');
  });

  it('begin at midnight where the person is', () => {
    // Half past midnight in Paris, where the tests stand, is still the day before in UTC.
    setNow('2026-11-18T23:30:00.000Z');
    expect(today()).toBe('2026-11-19');
  });
});
