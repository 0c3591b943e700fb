import { sql, type SelectQueryBuilder } from 'kysely';
import type { DateTime, DurationLikeObject } from 'luxon';
import { type Backoff, backoffMs } from './backoff';

/**
 * Work of which a replica takes one piece at a time: a job, a mail, an export. A replica that is killed says nothing, so
 * what it has taken is free again once its lease has run out.
 */
export const leaseEnd = (now: DateTime<true>, lease: DurationLikeObject): Date => now.plus(lease).toJSDate();

/** The first row of an ordered query, locked. Rows that another replica is taking are skipped, not waited for. */
export const lockFirst = <Tables, Table extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, Table, Row>) =>
  rows
    .orderBy(sql`id`)
    .limit(1)
    .forUpdate()
    .skipLocked();

export const retryAt = (now: DateTime<true>, backoff: Backoff, failures: number): Date =>
  now.plus({ milliseconds: backoffMs(backoff, failures) }).toJSDate();
