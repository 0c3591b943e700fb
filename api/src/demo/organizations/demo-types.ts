import type { DateTime } from 'luxon';
import type { ClosureBody, Gender, JobLevel, RoleName } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/http/services';

/** The context of every part of the demo: one transaction, and the moment from which all dates are counted. */
export interface Demo {
  db: Db;
  now: DateTime<true>;
  services: Services;
}

/** The programmes of the demo: twelve weeks, their extension, and six weeks without job offers. */
export interface DemoPrograms {
  basic: string;
  extension: string;
  internal: string;
}

/** A person's history. Weeks are counted from the present one: -3 began three Mondays ago, 1 begins next Monday. */
export interface Course {
  /** Another than the twelve weeks. */
  program?: 'internal';
  startsInWeeks: number;
  /** The share of due tasks that they did, from 0 to 1. */
  pace: number;
  /** A pause of `weeks` that was asked for `weeksAgo`. */
  suspension?: { weeksAgo: number; weeks: number };
  /** True if weeks were added at the end. */
  extended?: boolean;
  closure?: ClosureBody & { weeksAgo: number };
  /** No activity for so many weeks; `comes`: but they still sign in. */
  quiet?: { weeks: number; comes?: true };
  /** The progress of their job search. */
  search?: 'applied' | 'interviewed' | 'accepted';
}

export interface DemoPerson {
  id: string;
  organizationId: string;
  role: RoleName;
  email: string;
  firstName: string;
  lastName: string;
  gender: Gender;
  jobLevel: JobLevel | null;
  /** The pack that their seat is taken from. */
  packId: string;
  /** Null for those who follow no programme. */
  course: Course | null;
}

/** Parts that `index.ts` puts together with the others. */
export interface DemoParts {
  /** Gives everyone who has a course their programme, and plays it until now. */
  livePrograms: (demo: Demo, programs: DemoPrograms, people: readonly DemoPerson[]) => Promise<void>;
}
