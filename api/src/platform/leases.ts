import { sql, type SelectQueryBuilder } from 'kysely';
import type { DateTime, DurationLikeObject } from 'luxon';
import { type Backoff, backoffMs } from './backoff';

/**
 * Work that a replica claims one item at a time: a job, a mail, an export. A killed replica releases nothing, so its
 * items are free again once their lease has expired.
 */
export const leaseEnd = (now: DateTime<true>, lease: DurationLikeObject): Date => now.plus(lease).toJSDate();

/** The first row of an ordered query, locked. Rows locked by another replica are skipped, not waited for. */
export const lockFirst = <Tables, Table extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, Table, Row>) =>
  rows
    .orderBy(sql`id`)
    .limit(1)
    .forUpdate()
    .skipLocked();

export const retryAt = (now: DateTime<true>, backoff: Backoff, failures: number): Date =>
  now.plus({ milliseconds: backoffMs(backoff, failures) }).toJSDate();
