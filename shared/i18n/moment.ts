import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';

/** Now, as the page knows it: the only place that asks the machine, so that tests can hold the clock. */
export const now = (): Date => new Date();

/** A date as the wire carries it, or already read. */
export type Moment = string | number | Date;

/** Calendar days of the programme are UTC; hours of appointments are those of the person's own clock; figures have the days of their organisation. */
export type Zone = 'utc' | 'local' | { iana: string };

export const read = (value: Moment): Date => (value instanceof Date ? value : new Date(value));
export function timeZone(zone: Zone): string | undefined {
  if (typeof zone === 'object') return zone.iana;
  return zone === 'utc' ? 'UTC' : undefined;
}

/** The same clock time and day, as if they were those of UTC. */
function shiftedToUtc(date: Date, zone: Zone): Date {
  if (zone === 'utc') return date;
  if (zone === 'local') return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  // The Swedish form is ISO's.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone.iana });
  return new Date(`${clock.format(date).replace(' ', 'T')}Z`);
}

/** The number of the calendar day, counted from a fixed one: equal numbers are the same day in that zone. */
export const dayNumber = (value: Moment, zone: Zone): number =>
  Math.floor(shiftedToUtc(read(value), zone).getTime() / DAY_MS);

export const yearOf = (value: Moment, zone: Zone): number => shiftedToUtc(read(value), zone).getUTCFullYear();
