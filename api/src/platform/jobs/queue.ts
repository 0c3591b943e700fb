import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';

export interface PlannedJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** Absent: as soon as possible. */
  runAt?: DateTime<true>;
  /** Planned once for good, also after it is done. */
  dedupeKey?: string;
}

export interface TakenJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  maxAttempts: number;
}

const leasedFor = { minutes: 5 };
const longestPause = 60 * 60;

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
 * Takes the next due job for one worker: the others skip its row, and find it leased once this has committed. What a
 * killed worker had taken is due again when its lease ends.
 */
export async function takeJob(
  db: Db,
  worker: string,
  kinds: readonly string[],
  now: DateTime<true>,
): Promise<TakenJob | undefined> {
  if (kinds.length === 0) return undefined;
  const at = now.toJSDate();
  return db
    .updateTable('jobs')
    .set({ locked_by: worker, locked_until: now.plus(leasedFor).toJSDate(), attempts: sql<number>`attempts + 1` })
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
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'max_attempts as maxAttempts'])
    .executeTakeFirst();
}

/** In the job's own transaction: what it did and that it is done are one fact, so nothing is ever done twice. */
export async function finishJob(db: Db, job: TakenJob, worker: string, now: DateTime<true>): Promise<void> {
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
  job: TakenJob,
  worker: string,
  error: unknown,
  now: DateTime<true>,
): Promise<void> {
  const pause = Math.min(longestPause, 2 ** job.attempts * 5);
  await db
    .updateTable('jobs')
    .set({
      locked_by: null,
      locked_until: null,
      last_error: String(error).slice(0, 1_000),
      ...(job.attempts >= job.maxAttempts
        ? { failed_at: now.toJSDate() }
        : { run_at: now.plus({ seconds: pause }).toJSDate() }),
    })
    .where('id', '=', job.id)
    .where('locked_by', '=', worker)
    .where('attempts', '=', job.attempts)
    .execute();
}
