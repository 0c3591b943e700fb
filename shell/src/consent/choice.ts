import { durations } from '@passerelle/shared/contract';

/** What somebody has decided about the cookies that are not necessary. */
export interface Choice {
  analytics: boolean;
  /** When, in UTC. */
  at: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Until when a choice holds, as a time stamp: afterwards the question is asked again. */
export const endOf = ({ at }: Choice): number => Date.parse(at) + durations.cookieConsentDays * DAY;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The choice that was kept as text, if it is one and still holds. */
export function choiceIn(text: string | null, now: number): Choice | null {
  const said = text === null ? null : parsed(text);
  if (typeof said !== 'object' || said === null) return null;
  const { analytics, at } = said as Record<string, unknown>;
  if (typeof analytics !== 'boolean' || typeof at !== 'string') return null;
  const choice = { analytics, at };
  // A date of tomorrow is a clock that was set back; one beyond would make the year longer than it is.
  return Date.parse(at) <= now + DAY && now < endOf(choice) ? choice : null;
}
