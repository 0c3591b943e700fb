import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { scheduleEvery, type SchedulerParts } from '../../platform/jobs/schedule';

/** Updates the running totals with appended changes. It may run twice, or never: figures stay the same. */
export const sumUpFacts = async (db: Db): Promise<void> => void (await sql`SELECT sum_up_facts()`.execute(db));

export function scheduleTotals(parts: SchedulerParts): void {
  scheduleEvery(parts, { kind: 'sumUpFacts', minutes: 15 }, sumUpFacts);
}
