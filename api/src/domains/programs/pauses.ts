import type { DateTime } from 'luxon';
import { unusedWeeks, type Suspension } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { recordFact } from '../stats/record-fact';

/** The suspensions of a programme in their order; each has cost the weeks that were not given back. */
export async function readPauses(db: Db, userProgramId: string): Promise<Suspension[]> {
  const rows = await db
    .selectFrom('user_program_suspensions')
    .where('user_program_id', '=', userProgramId)
    .orderBy('from_date')
    .orderBy('requested_at')
    .select(['id', 'from_date', 'to_date', 'weeks', 'weeks_given_back'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fromDate: instant(row.from_date),
    toDate: instant(row.to_date),
    weeks: row.weeks - row.weeks_given_back,
  }));
}

export const remainingWeeks = (allowed: number, pauses: readonly Suspension[]): number =>
  Math.max(0, allowed - pauses.reduce((sum, { weeks }) => sum + weeks, 0));

/** A pause is counted on the day it was asked for, by the weeks that it took in the end; one that took none was none. */
async function correctFact(db: Db, userId: string, pauseId: string, weeks: number, at: Date): Promise<void> {
  if (weeks > 0) return recordFact(db, { userId, kind: 'suspension', sourceId: pauseId, value: weeks, at });
  await db.deleteFrom('metric_facts').where('kind', '=', 'suspension').where('source_id', '=', pauseId).execute();
}

interface Ending {
  userId: string;
  pause: Suspension;
  toDate: Date;
}

/** Ends a pause before its time and says how many weeks that gives back. What became of the schedule is the caller's. */
export async function endPause(db: Db, { userId, pause, toDate }: Ending, now: DateTime<true>): Promise<number> {
  const unused = unusedWeeks(pause, now.toISO());
  // One that is taken back before its Monday has not begun: it does not begin after its end either.
  const fromDate = new Date(Math.min(Date.parse(pause.fromDate), toDate.getTime()));
  const { requested_at } = await db
    .updateTable('user_program_suspensions')
    .set((eb) => ({
      weeks_given_back: eb('weeks_given_back', '+', unused),
      from_date: fromDate,
      to_date: toDate,
    }))
    .where('id', '=', pause.id)
    .returning('requested_at')
    .executeTakeFirstOrThrow();
  await correctFact(db, userId, pause.id, pause.weeks - unused, requested_at);
  return unused;
}
