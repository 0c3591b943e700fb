import { DAY_MS } from '@passerelle/shared/contract';

/**
 * The calendar of a zone, by what the browser knows of it. A library for calendars would be more than all else that this
 * screen loads; a test holds the two against each other.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const digits = '2-digit';
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    });
  formats.set(zone, known);
  return known;
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return clock - Math.floor(moment / 1_000) * 1_000;
}

/** What the clocks of a zone show, as if they were those of UTC. */
export const clockAt = (moment: number, zone: string): number => moment + offsetAt(moment, zone);

/** The moment when clocks show that: of two the first, and of an hour that is left out the one after. */
export function momentOf(clock: number, zone: string): number {
  const before = offsetAt(clock - DAY_MS, zone);
  const after = offsetAt(clock + DAY_MS, zone);
  const early = clock - before;
  if (offsetAt(early, zone) === before) return early;
  const late = clock - after;
  return offsetAt(late, zone) === after ? late : early;
}

/** The same hour, so many days on. */
export const plusDays = (moment: number, zone: string, days: number): number =>
  momentOf(clockAt(moment, zone) + days * DAY_MS, zone);

const midnight = (clock: number): number => Math.floor(clock / DAY_MS) * DAY_MS;

export const startOfDay = (moment: number, zone: string): number => momentOf(midnight(clockAt(moment, zone)), zone);

/** The first day of the month that a moment is in, or of one so many months on. */
export function startOfMonth(moment: number, zone: string, months = 0): number {
  const clock = new Date(clockAt(moment, zone));
  return momentOf(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + months, 1), zone);
}

export const startOfYear = (moment: number, zone: string): number =>
  momentOf(Date.UTC(new Date(clockAt(moment, zone)).getUTCFullYear(), 0, 1), zone);

/** « 2026-11-18 » */
export const dayAt = (moment: number, zone: string): string =>
  new Date(clockAt(moment, zone)).toISOString().slice(0, 10);

/** The first moment of a day. */
export const momentOfDay = (day: string, zone: string): number => momentOf(Date.parse(day), zone);
