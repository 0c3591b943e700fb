import type { DateTime } from 'luxon';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import type { Jobs } from './jobs';

export interface SchedulerParts {
  jobs: Jobs;
  clock: Clock;
  db: Db;
}

/** In the transaction in which the next run is planned. */
type ScheduledWork = (db: Db, now: DateTime<true>) => Promise<unknown>;

interface Schedule {
  kind: string;
  /** The start of the current period: of today, of these five minutes. */
  momentOf: (now: DateTime<true>) => DateTime<true>;
  period: { days: number } | { minutes: number };
  /** The key of the period: planned by any replica, it is one job. */
  keyOf: (moment: DateTime<true>) => string | null;
}

/** Also planned at the start, for the periods in which no server was running. */
function schedule({ jobs, clock, db: pool }: SchedulerParts, at: Schedule, work: ScheduledWork): void {
  const { kind, momentOf, period, keyOf } = at;
  const plan = (db: Db, moment: DateTime<true>): Promise<void> =>
    jobs.plan(db, { kind, runAt: moment, dedupeKey: `${kind}:${keyOf(moment)}` });

  const planNext = (db: Db): Promise<void> => plan(db, momentOf(clock.now()).plus(period));

  jobs.handle(
    kind,
    async (db) => {
      await work(db, clock.now());
      await planNext(db);
    },
    // A run that failed for the last time does not stop later days.
    { onGivenUp: planNext },
  );
  jobs.onStart(() => plan(pool, momentOf(clock.now())));
}

interface Daily {
  /** The job's kind in the table of jobs. */
  kind: string;
  /** Absent: midnight. */
  hour?: number;
  /** The time zone of the day; absent: UTC. */
  zone?: string;
}

/** Runs work once a day, on any replica. */
export function scheduleDaily(
  parts: SchedulerParts,
  { kind, hour = 0, zone = 'utc' }: Daily,
  work: ScheduledWork,
): void {
  const momentOf = (now: DateTime<true>) => now.setZone(zone).startOf('day').set({ hour }) as DateTime<true>;
  schedule(parts, { kind, momentOf, period: { days: 1 }, keyOf: (day) => day.toISODate() }, work);
}

interface EveryMinutes {
  kind: string;
  /** A divisor of sixty: runs are at whole steps of the hour. */
  minutes: number;
}

/** Runs work every few minutes, on any replica. */
export function scheduleEvery(parts: SchedulerParts, { kind, minutes }: EveryMinutes, work: ScheduledWork): void {
  const momentOf = (now: DateTime<true>) => now.startOf('minute').minus({ minutes: now.minute % minutes });
  schedule(parts, { kind, momentOf, period: { minutes }, keyOf: (step) => step.toISO() }, work);
}
