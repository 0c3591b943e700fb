import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import { failure, type Failure } from '../failure';

export interface Limit {
  tries: number;
  /** Seconds. */
  within: number;
}

export interface Count {
  /** Tries so far, this one included. */
  hits: number;
  resetsAt: Date;
}

export const tooMany = (until: Date, now: DateTime<true>): Failure =>
  failure('tooMany', { retryAfter: Math.max(1, Math.ceil((until.getTime() - now.toMillis()) / 1_000)) });

/** Adds to a counter that restarts after its period; in the database, so that all replicas count together. */
export async function addTries(db: Db, key: string, limit: Limit, now: DateTime<true>, tries = 1): Promise<Count> {
  const at = now.toJSDate();
  const { hits, resets_at } = await db
    .insertInto('rate_limits')
    .values({ key, hits: tries, resets_at: now.plus({ seconds: limit.within }).toJSDate() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`CASE WHEN rate_limits.resets_at <= ${at} THEN excluded.hits ELSE rate_limits.hits + excluded.hits END`,
        resets_at: sql<Date>`CASE WHEN rate_limits.resets_at <= ${at} THEN excluded.resets_at ELSE rate_limits.resets_at END`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { hits, resetsAt: new Date(resets_at) };
}

/** Counts a try and refuses it beyond the limit. Call it before the work, or many parallel tries would all pass. */
export async function countTry(db: Db, key: string, limit: Limit, now: DateTime<true>): Promise<void> {
  const { hits, resetsAt } = await addTries(db, key, limit, now);
  if (hits > limit.tries) throw tooMany(resetsAt, now);
}

interface SubjectTry {
  /** The shared counter, such as that of a source. */
  key: string;
  /** The subject of the try, such as an account. */
  subject: string;
  limit: Limit;
  now: DateTime<true>;
}

const subjectKey = ({ key, subject }: Pick<SubjectTry, 'key' | 'subject'>): string => `${key}:${subject}`;

/**
 * Counts each subject once, however often it is tried: one user who retries does not use up the limit of all who share
 * an address. A counted subject may continue when the counter is full.
 */
export async function countSubject(db: Db, { key, subject, limit, now }: SubjectTry): Promise<void> {
  const own = subjectKey({ key, subject });
  const { hits } = await addTries(db, own, limit, now);
  if (hits > 1) return;
  try {
    await countTry(db, key, limit, now);
  } catch (error) {
    // Not counted: its next try counts as a first one, and no row is stored.
    await clearTries(db, own);
    throw error;
  }
}

/** Uncounts a subject whose try succeeded: it was no guess. */
export async function forgetSubject(db: Db, { key, subject }: Pick<SubjectTry, 'key' | 'subject'>): Promise<void> {
  if (await clearTries(db, subjectKey({ key, subject }))) await forgetTry(db, key);
}

export async function forgetTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`greatest(hits - 1, 0)`, blocked_until: null })
    .where('key', '=', key)
    .execute();
}

/** Returns whether there were any. */
export async function clearTries(db: Db, key: string): Promise<boolean> {
  const cleared = await db.deleteFrom('rate_limits').where('key', '=', key).returning('key').executeTakeFirst();
  return cleared !== undefined;
}

/** Growing delays between tries, against guessing: few are allowed, and no user is locked out for long. */
export interface Delays {
  /** Tries without a delay. */
  freeTries: number;
  /** Seconds to wait after the last free try, and after each further one; the last value repeats. */
  waits: readonly number[];
  /** Seconds without a try after which the count restarts. */
  forgottenAfter: number;
}

async function blockedUntil(db: Db, key: string, at: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('rate_limits')
    .where('key', '=', key)
    .where('blocked_until', '>', at)
    .where('resets_at', '>', at)
    .select('blocked_until')
    .executeTakeFirst();
  return row?.blocked_until ? new Date(row.blocked_until) : undefined;
}

/** Refuses while a delay runs, without counting a try. */
export async function assertNoDelay(db: Db, key: string, now: DateTime<true>): Promise<void> {
  const until = await blockedUntil(db, key, now.toJSDate());
  if (until) throw tooMany(until, now);
}

/**
 * Counts a try and begins its delay; refuses it during the previous delay, which does not grow. Returns the number of
 * tries. Call it before the work: of many parallel tries only the free ones pass.
 */
export async function countWithDelay(db: Db, key: string, delays: Delays, now: DateTime<true>): Promise<number> {
  const at = now.toJSDate();
  const waits = [...Array.from({ length: delays.freeTries - 1 }, () => 0), ...delays.waits];
  const waitAfter = (hits: ReturnType<typeof sql>) =>
    sql<Date>`${at}::timestamptz + make_interval(secs => (${waits}::int[])[least(${hits}, ${waits.length}::int)])`;
  const hits = sql<number>`CASE WHEN rate_limits.resets_at <= ${at} THEN 1 ELSE rate_limits.hits + 1 END`;
  const counted = await db
    .insertInto('rate_limits')
    .values({
      key,
      hits: 1,
      resets_at: now.plus({ seconds: delays.forgottenAfter }).toJSDate(),
      blocked_until: waitAfter(sql`1`),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ hits, resets_at: sql<Date>`excluded.resets_at`, blocked_until: waitAfter(hits) })
        .where(sql<boolean>`rate_limits.resets_at <= ${at} OR coalesce(rate_limits.blocked_until <= ${at}, true)`),
    )
    .returning('hits')
    .executeTakeFirst();
  if (counted) return counted.hits;
  throw tooMany((await blockedUntil(db, key, at)) ?? at, now);
}
