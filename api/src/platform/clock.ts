import { DateTime } from 'luxon';

/** The only source of "now" in the server, so that a test can set the time. */
export interface Clock {
  now(): DateTime<true>;
}

export const systemClock: Clock = { now: () => DateTime.utc() };

export interface SettableClock extends Clock {
  set(iso: string): void;
  advance(duration: { weeks?: number; days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export function settableClock(iso: string): SettableClock {
  const parse = (text: string): DateTime<true> => {
    const time = DateTime.fromISO(text, { zone: 'utc' });
    if (!time.isValid) throw new Error(`"${text}" is not an ISO date.`);
    return time;
  };
  let current = parse(iso);
  return {
    now: () => current,
    set: (text) => {
      current = parse(text);
    },
    advance: (duration) => {
      current = current.plus(duration);
    },
  };
}
