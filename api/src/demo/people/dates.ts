import { DateTime } from 'luxon';
import type { Course, DemoPerson } from '../organizations/demo-types';

type Now = DateTime<true>;
/** A moment of the database. */
export const utc = (moment: Date): Now => DateTime.fromJSDate(moment, { zone: 'utc' }) as Now;

type Dated = Pick<DemoPerson, 'course' | 'role'>;

/** The creation date of an account: before the programme, or, without one, at the beginning. */
export function addedAt({ course, role }: Dated, now: Now): Now {
  if (!course) return now.minus({ weeks: role === 'user' ? 2 : 40 });
  return now.startOf('week').plus({ weeks: Math.min(course.startsInWeeks, 0) - 2, days: 1, hours: 9 });
}

export const invitedAt = (person: Dated, now: Now): Now => addedAt(person, now).plus({ hours: 2 });

/** The first password, and the first sign-in. */
export const setUpAt = (person: Dated, now: Now): Now => addedAt(person, now).plus({ days: 1, hours: 3 });

/** Time staff gave the programme: on the Thursday before it begins, or last Thursday. */
export const givenAt = ({ startsInWeeks }: Course, now: Now): Now =>
  now.startOf('week').plus({ weeks: Math.min(startsInWeeks, 0) - 1, days: 3, hours: 10 });

/** The weekday of requests, in a week relative to the present one; never later than now. */
export function wednesdayOf(now: Now, weeks: number): Now {
  const day = now.startOf('week').plus({ weeks, days: 2, hours: 9 });
  return day < now ? day : now;
}

/** The last moment of a person's activity: the end of the programme, a pause, or the beginning of their silence. */
export function activeUntil({ closure, suspension, quiet }: Course, now: Now): Now | undefined {
  const weeksAgo = closure?.weeksAgo ?? suspension?.weeksAgo ?? quiet?.weeks;
  return weeksAgo === undefined ? undefined : wednesdayOf(now, -weeksAgo);
}
