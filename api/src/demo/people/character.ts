import type { ClosureBody, Gender, JobLevel, JobOccupation, RoleName } from '@passerelle/shared/contract';
import type { Course } from '../organizations/demo-types';
import type { GroupKey, OrganizationKey, PackKey } from '../organizations/content';

/** A person of the demo, as its content describes them. */
export interface Character {
  firstName: string;
  lastName: string;
  gender: Gender;
  role: RoleName;
  organization: OrganizationKey;
  email: string;
  jobLevel: JobLevel | null;
  jobTitle: string;
  occupation: JobOccupation | null;
  city: string;
  groups: readonly GroupKey[];
  /** The groups that a member of staff manages. */
  manages: readonly GroupKey[];
  /** E-mails. */
  manager?: string;
  hrRepresentative?: string;
  pack: PackKey;
  course: Course | null;
  /** `invited`: has not chosen a password yet. `newcomer`: has, and has not accepted the terms. */
  account: 'ready' | 'newcomer' | 'invited';
  /** True if reminders come by mail too. */
  wantsReminderMail?: true;
}

export const demoPassword = 'Passerelle-2026!';

/** Pseudo-random numbers from a seed, so that two demos of one day are equal. */
export function chanceOf(seed: string): () => number {
  let state = Buffer.from(seed).reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** In their nth week. */
export const inWeek = (week: number, pace: number): Course => ({ startsInWeeks: 1 - week, pace });

/** The same, in the programme of those who stay in the company. */
export const within = (course: Course): Course => ({ ...course, program: 'internal' });

export const startsIn = (weeks: number): Course => ({ startsInWeeks: weeks, pace: 0 });

export const paused = (week: number, pace: number, suspension: NonNullable<Course['suspension']>): Course => ({
  ...inWeek(week, pace),
  suspension,
});

/** Began so many weeks ago, and left. */
export const left = (startedWeeksAgo: number, pace: number, closure: ClosureBody & { weeksAgo: number }): Course => ({
  startsInWeeks: -startedWeeksAgo,
  pace,
  closure,
});

/** Has done nothing for so many weeks. */
export const quiet = (course: Course, weeks: number, comes?: true): Course => ({
  ...course,
  quiet: { weeks, ...(comes && { comes }) },
});

/** The same, with a job search at the given stage. */
export const searching = (course: Course, search: NonNullable<Course['search']>): Course => ({ ...course, search });

/** The twelve weeks are over and no closure was entered. */
export const finished = (pace: number): Course => ({ startsInWeeks: -13, pace });
