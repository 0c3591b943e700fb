import type { DateTime } from 'luxon';
import type { Suspension } from '@passerelle/shared/contract';
import { unusedWeeks } from '@passerelle/shared/contract/rules/programs/suspension';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import type { EndedPause } from '../../platform/database/schema/user-programs';
import { recordFact } from '../reporting/stats/record-fact';

/** The suspensions of a programme in order; each has used the weeks that were not given back. */
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

/** A pause counts on the day of the request, with its final number of weeks; one with zero weeks does not count. */
async function correctFact(db: Db, userId: string, pauseId: string, weeks: number, at: Date): Promise<void> {
  if (weeks > 0) return recordFact(db, { userId, kind: 'suspension', sourceId: pauseId, value: weeks, at });
  await db.deleteFrom('metric_facts').where('kind', '=', 'suspension').where('source_id', '=', pauseId).execute();
}

interface Ending {
  userId: string;
  pause: Suspension;
  toDate: Date;
}

/** Ends a pause early and returns the weeks given back. The caller updates the schedule. */
export async function endPause(db: Db, { userId, pause, toDate }: Ending, now: DateTime<true>): Promise<number> {
  const unused = unusedWeeks(pause, now.toISO());
  // A pause withdrawn before its Monday never began: its start is not after its end.
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

/** Restores a pause that a closure ended. */
export async function restorePause(db: Db, userId: string, pause: EndedPause): Promise<void> {
  const { weeks, weeks_given_back, requested_at } = await db
    .updateTable('user_program_suspensions')
    .set((eb) => ({
      weeks_given_back: eb('weeks_given_back', '-', pause.weeksGivenBack),
      from_date: pause.fromDate,
      to_date: pause.toDate,
    }))
    .where('id', '=', pause.id)
    .returning(['weeks', 'weeks_given_back', 'requested_at'])
    .executeTakeFirstOrThrow();
  await correctFact(db, userId, pause.id, weeks - weeks_given_back, requested_at);
}
