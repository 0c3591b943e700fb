import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import { leaseEnd, lockFirst, retryAt } from '../leases';
import { traceParent } from '../tracing/work';

export interface PlannedJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** Absent: as soon as possible. */
  runAt?: DateTime<true>;
  /** A second job with the same key is not planned, even after the first is done. */
  dedupeKey?: string;
  /** The number of failures after which it is given up. */
  maxAttempts?: number;
}

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  maxAttempts: number;
  /** The planning call, if calls are traced. */
  traceParent: string | null;
}

/** The lease of a kind of job: a silent worker loses it after this time. */
export type Lease = { minutes: number } | { seconds: number };
const LEASE: Lease = { minutes: 5 };
const BACKOFF = { firstMs: 10_000, longestMs: 60 * 60 * 1_000 };

export async function planJob(db: Db, job: PlannedJob, now: DateTime<true>): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind: job.kind,
      payload: job.payload ?? {},
      dedupe_key: job.dedupeKey ?? null,
      trace_parent: traceParent(),
      ...(job.maxAttempts !== undefined && { max_attempts: job.maxAttempts }),
      run_at: (job.runAt ?? now).toJSDate(),
      created_at: now.toJSDate(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

function untilOf(kinds: ReadonlyMap<string, Lease | undefined>, now: DateTime<true>) {
  const own = Array.from(kinds).flatMap(([kind, lease]) =>
    lease ? [sql`WHEN ${kind} THEN ${leaseEnd(now, lease)}::timestamptz`] : [],
  );
  const usual = leaseEnd(now, LEASE);
  return own.length === 0 ? usual : sql<Date>`CASE kind ${sql.join(own, sql` `)} ELSE ${usual}::timestamptz END`;
}

/**
 * Claims the next due job for one worker: the others skip its row, and find it leased after the commit. A killed
 * worker's job is due again when its lease ends.
 */
export async function claimJob(
  db: Db,
  worker: string,
  kinds: ReadonlyMap<string, Lease | undefined>,
  now: DateTime<true>,
): Promise<ClaimedJob | undefined> {
  if (kinds.size === 0) return undefined;
  const at = now.toJSDate();
  return db
    .updateTable('jobs')
    .set({ locked_by: worker, locked_until: untilOf(kinds, now), attempts: sql<number>`attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('run_at', '<=', at)
        .where('kind', 'in', [...kinds.keys()])
        .where((or) => or.or([or('locked_until', 'is', null), or('locked_until', '<=', at)]))
        .orderBy('run_at')
        .$call((due) => lockFirst(due)),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'max_attempts as maxAttempts', 'trace_parent as traceParent'])
    .executeTakeFirst();
}

/** In the job's own transaction, so that its work and its end commit together. */
export async function finishJob(db: Db, job: ClaimedJob, worker: string, now: DateTime<true>): Promise<void> {
  const done = await db
    .updateTable('jobs')
    .set({ finished_at: now.toJSDate(), locked_by: null, locked_until: null, last_error: null })
    .where('id', '=', job.id)
    .where('locked_by', '=', worker)
    .where('attempts', '=', job.attempts)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!done) throw new Error('Another worker has taken this job over.');
}

/** Schedules the next try, or marks the job as failed; returns true if this was its last try. */
export async function failJob(
  db: Db,
  job: ClaimedJob,
  worker: string,
  error: unknown,
  now: DateTime<true>,
): Promise<boolean> {
  const failed = await db
    .updateTable('jobs')
    .set({
      locked_by: null,
      locked_until: null,
      last_error: String(error).slice(0, 1_000),
      ...(job.attempts >= job.maxAttempts
        ? { failed_at: now.toJSDate() }
        : { run_at: retryAt(now, BACKOFF, job.attempts) }),
    })
    .where('id', '=', job.id)
    .where('locked_by', '=', worker)
    .where('attempts', '=', job.attempts)
    .returning('failed_at')
    .executeTakeFirst();
  return failed !== undefined && failed.failed_at !== null;
}
