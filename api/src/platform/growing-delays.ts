import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from './database/connection';
import { tooMany } from './rate-limits';

/** How long one waits for the next try; for guesses, of which few are allowed and none must lock a person out for long. */
export interface Delays {
  /** Tries that may follow each other at once. */
  freeTries: number;
  /** Seconds to wait after the last of those, and after each that follows; the last one stays. */
  waits: readonly number[];
  /** Seconds without a try after which those before count no more. */
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
 * Counts a try and begins the delay after it; refuses it while that of the last one runs, which then grows no longer.
 * Says how many there were. Before the work, as every count: of many tries at once only the free ones pass.
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
      ...{ key, hits: 1, resets_at: now.plus({ seconds: delays.forgottenAfter }).toJSDate() },
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
