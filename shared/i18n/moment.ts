import { DAY_MS } from '@passerelle/shared/contract';

/** Now, as the page knows it: the only place that asks the machine, so that tests can hold the clock. */
export const now = (): Date => new Date();

/** A date as the wire carries it, or already read. */
export type Moment = string | number | Date;

/** Calendar days of the programme are UTC; hours of appointments are those of the person's own clock. */
export type Zone = 'utc' | 'local';

export const read = (value: Moment): Date => (value instanceof Date ? value : new Date(value));
export const timeZone = (zone: Zone): string | undefined => (zone === 'utc' ? 'UTC' : undefined);

/** The number of the calendar day, counted from a fixed one: equal numbers are the same day in that zone. */
export function dayNumber(value: Moment, zone: Zone): number {
  const date = read(value);
  const offset = zone === 'utc' ? 0 : date.getTimezoneOffset() * 60_000;
  return Math.floor((date.getTime() - offset) / DAY_MS);
}

export function yearOf(value: Moment, zone: Zone): number {
  const date = read(value);
  return zone === 'utc' ? date.getUTCFullYear() : date.getFullYear();
}
