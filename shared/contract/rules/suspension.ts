import { limits } from '../limits';
import { isoWeekOf, isSameWeek, WEEK_MS } from './weeks';

/** The end of the ISO week of `now + (n + 1) weeks`, UTC: what the server stores and what the success screen shows. */
export const suspensionEnd = (now: string, weeks: number): string =>
  isoWeekOf(new Date(Date.parse(now) + (weeks + 1) * WEEK_MS).toISOString()).toDate;

interface Ending {
  toDate: string;
}

/** The latest suspension counts, while its end is on or after now. */
export const activeSuspension = <S extends Ending>(suspensions: readonly S[], now: string): S | undefined =>
  suspensions
    .filter(({ toDate }) => Date.parse(toDate) >= Date.parse(now))
    .reduce<S | undefined>(
      (latest, next) => (latest && Date.parse(latest.toDate) >= Date.parse(next.toDate) ? latest : next),
      undefined,
    );

/** Once it ends this week there is nothing to reactivate: the programme goes on next Monday anyway. */
export const canReactivate = (suspension: Ending, now: string): boolean => !isSameWeek(suspension.toDate, now);

export const suspensionWeeksAllowed = (weeks: number, remaining: number): boolean =>
  Number.isInteger(weeks) && weeks >= limits.suspensionWeeksMin && weeks <= remaining;
