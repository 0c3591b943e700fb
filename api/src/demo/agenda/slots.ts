import type { DateTime } from 'luxon';

const times = ['09:30', '12:30', '15:00', '17:30', '19:30'] as const;

/** A time of some day as a clock in Paris shows it, counted from today. */
function inParis(now: DateTime<true>, days: number, time: string): DateTime<true> {
  const [hour = 9, minute = 0] = time.split(':').map(Number);
  return now.setZone('Europe/Paris').plus({ days }).set({ hour, minute, second: 0, millisecond: 0 }) as DateTime<true>;
}

/** The same on a working day: what is over was on the Friday, what is to come is on the Monday. */
export function onWorkday(now: DateTime<true>, days: number, time: string): DateTime<true> {
  const slot = inParis(now, days, time);
  const beyondFriday = slot.weekday - 5;
  if (beyondFriday <= 0) return slot;
  return inParis(now, days < 0 ? days - beyondFriday : days + 3 - beyondFriday, time);
}

/**
 * The next two moments of this week that someone would choose, on two days where the week still has two; on a Sunday
 * evening the week is over, and they are of the next one.
 */
export function nextSlots(now: DateTime<true>): [DateTime<true>, DateTime<true>] {
  const left = Array.from({ length: 8 }, (_, days) => times.map((time) => inParis(now, days, time)))
    .flat()
    .filter((slot) => slot > now.plus({ hours: 1 }));
  const ofWeek = left.filter((slot) => slot.toUTC() <= now.endOf('week'));
  const workdays = ofWeek.filter(({ weekday }) => weekday <= 5);
  const among = [workdays, ofWeek, left].find(({ length }) => length >= 2) ?? left;
  const [first = now] = among;
  const second = among.find((slot) => !slot.hasSame(first, 'day')) ?? among[1] ?? first;
  return [first, second];
}
