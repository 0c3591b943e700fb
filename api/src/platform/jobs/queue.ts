import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import { leaseEnd, lockFirst, retryAt } from '../leases';

export interface PlannedJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** Absent: as soon as possible. */
  runAt?: DateTime<true>;
  /** A second job with the same key is not planned, even after the first is done. */
  dedupeKey?: string;
}

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  maxAttempts: number;
}

const LEASE = { minutes: 5 };
const BACKOFF = { firstMs: 10_000, longestMs: 60 * 60 * 1_000 };

export async function planJob(db: Db, job: PlannedJob, now: DateTime<true>): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind: job.kind,
      payload: job.payload ?? {},
      dedupe_key: job.dedupeKey ?? null,
      run_at: (job.runAt ?? now).toJSDate(),
      created_at: now.toJSDate(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/**
 * Claims the next due job for one worker: the others skip its row, and find it leased once this has committed. A job of a
 * worker that was killed is due again when its lease ends.
 */
export async function claimJob(
  db: Db,
  worker: string,
  kinds: readonly string[],
  now: DateTime<true>,
): Promise<ClaimedJob | undefined> {
  if (kinds.length === 0) return undefined;
  const at = now.toJSDate();
  return db
    .updateTable('jobs')
    .set({ locked_by: worker, locked_until: leaseEnd(now, LEASE), attempts: sql<number>`attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('run_at', '<=', at)
        .where('kind', 'in', kinds)
        .where((or) => or.or([or('locked_until', 'is', null), or('locked_until', '<=', at)]))
        .orderBy('run_at')
        .$call((due) => lockFirst(due)),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'max_attempts as maxAttempts'])
    .executeTakeFirst();
}

/** In the job's own transaction, so that its work and its end commit together and nothing is done twice. */
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

export async function failJob(
  db: Db,
  job: ClaimedJob,
  worker: string,
  error: unknown,
  now: DateTime<true>,
): Promise<void> {
  await db
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
    .execute();
}
