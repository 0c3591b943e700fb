import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from './database/connection';
import { failure } from './http/failure';

export interface Limit {
  tries: number;
  /** Seconds. */
  within: number;
}

/**
 * Counts a try and refuses it once there were too many; in the database, so that all replicas count together.
 * It counts before the work, or many tries at once would all pass the look.
 */
export async function countTry(db: Db, key: string, limit: Limit, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const { hits, resets_at } = await db
    .insertInto('rate_limits')
    .values({ key, hits: 1, resets_at: now.plus({ seconds: limit.within }).toJSDate() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`CASE WHEN rate_limits.resets_at <= ${at} THEN 1 ELSE rate_limits.hits + 1 END`,
        resets_at: sql<Date>`CASE WHEN rate_limits.resets_at <= ${at} THEN excluded.resets_at ELSE rate_limits.resets_at END`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (hits > limit.tries) {
    const left = Math.ceil((new Date(resets_at).getTime() - at.getTime()) / 1_000);
    throw failure('tooMany', { retryAfter: Math.max(1, left) });
  }
}

/** A try that succeeded is no sign of guessing. */
export async function forgetTry(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function clearTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}
