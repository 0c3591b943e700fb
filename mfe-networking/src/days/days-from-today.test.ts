import { DateTime } from 'luxon';

import { plusDays } from './calendar-days';
import { dayOf, today } from './day';
import { daysFromToday } from './days-from-today';

/** Paris: clocks go back in the night to 25 October, and forward in the one to 28 March. */
const moments = ['2026-10-24T12:00:00Z', '2026-10-24T22:30:00Z', '2026-10-25T00:30:00Z', '2027-03-27T23:30:00Z'];

afterEach(() => jest.useRealTimers());

describe('the number of days from today', () => {
  it.each(moments)('follows the calendar, at %s', (moment) => {
    jest.useFakeTimers({ now: new Date(moment) });
    const start = DateTime.fromISO(moment).minus({ days: 3 });

    for (let hours = 0; hours < 6 * 24; hours += 1) {
      const instant = start.plus({ hours }).toUTC().toISO() ?? '';
      expect(plusDays(today(), daysFromToday(instant))).toBe(dayOf(instant));
    }
  });
});
