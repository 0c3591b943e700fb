import { suspensionWeeksMin } from '../../limits';
import { WEEK_MS } from './weeks';
import { isoWeekOf, isSameWeek, weeksBetween, type Week } from './weeks';

/**
 * The end of the ISO week of `now + (n + 1) weeks`, UTC: what the server stores and what the success screen shows.
 *
 * It lies a week after the n weeks that a suspension takes, and this is what that week means to the person. Asked in week
 * 0, weeks 1 to n stand still: they hold no task, since every week to come is moved by n. Week n + 1 is the **week of
 * return**, the last of the suspension: its tasks are there from its Monday to its Sunday as in any other week and the
 * person sees it, but reminders start again only after that Sunday. So no week is ever both paused and
 * to be done, none is shorter and none is lost. Reactivating skips the week of return: the person is back already.
 */
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

/** In its last week there is nothing to reactivate: the tasks are back, or come back next Monday anyway. */
export const canReactivate = (suspension: Ending, now: string): boolean => !isSameWeek(suspension.toDate, now);

export const suspensionWeeksAllowed = (weeks: number, remaining: number): boolean =>
  Number.isInteger(weeks) && weeks >= suspensionWeeksMin && weeks <= remaining;

/** From the Monday of `fromDate`, so many weeks without tasks. */
interface Pause {
  fromDate: string;
  weeks: number;
}

/** A week that stands still: hatched on the bridge. The week of return is none. */
export const isPausedWeek = (pauses: readonly Pause[], { fromDate: monday }: Pick<Week, 'fromDate'>): boolean =>
  pauses.some(({ fromDate, weeks }) => {
    const place = weeksBetween(fromDate, monday);
    return place >= 0 && place < weeks;
  });

/** The Monday on which the tasks are back. */
export const returnOf = ({ fromDate, weeks }: Pause): string => isoWeekOf(fromDate, weeks).fromDate;

/** Weeks that reactivating now gives back: those that have not begun, since it takes effect next Monday. */
export const unusedWeeks = ({ fromDate, weeks }: Pause, now: string): number =>
  Math.min(weeks, Math.max(0, weeks - 1 - weeksBetween(fromDate, now)));
