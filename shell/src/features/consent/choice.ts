import { durations } from '@passerelle/shared/contract/limits';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';

/** The decision about optional cookies. */
export interface Choice {
  analytics: boolean;
  /** Time of the decision, in UTC. */
  at: string;
}

/**
 * Kept in local storage with its date, not in a cookie: Safari ends every cookie that a script has set after seven days,
 * a year or not; the other tabs get it at once; and it does not travel with every request for nothing.
 */
export const CHOICE_KEY = 'passerelle.consent';

/** Until when a choice is valid, as a time stamp: afterwards the question is asked again. */
export const endOf = ({ at }: Choice): number => Date.parse(at) + durations.cookieConsentDays * DAY_MS;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The choice that was stored as text, if it is one and still valid. */
export function choiceIn(text: string | null, time: number): Choice | null {
  const value = text === null ? null : parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  const { analytics, at } = value as Record<string, unknown>;
  if (typeof analytics !== 'boolean' || typeof at !== 'string') return null;
  const choice = { analytics, at };
  // A date of tomorrow is a clock that was set back; one beyond would make the year longer than it is.
  return Date.parse(at) <= time + DAY_MS && time < endOf(choice) ? choice : null;
}
