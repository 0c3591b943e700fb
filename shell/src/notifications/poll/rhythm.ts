import { delays } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

/** Between an answer and the next question. */
export const EVERY = delays.notificationPolling;

/**
 * How long a tab waits before its own first question, in milliseconds. One that heard an answer since it is in view takes
 * over from another, and goes on in its rhythm; one that has just come into view asks at once.
 */
export function firstWait(heardAt: number | undefined, shownAt: number): number {
  if (heardAt === undefined || heardAt < shownAt) return 0;
  const due = heardAt + EVERY - now().getTime();
  return Math.min(EVERY, Math.max(0, due));
}
