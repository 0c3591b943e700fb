import type { DateTime } from 'luxon';
import { activeSuspension, type Locale, type ParticipantProgram } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { instant } from '../../platform/wire-time';
import { readSelectedProgram } from './selected-program';
import { currentWeekOf, isSuspended } from './periods';

/** Told by the dated tasks themselves, so that a week is always where its tasks are. */
const readWeeks = (db: Db, userProgramId: string) =>
  db
    .selectFrom('user_tasks')
    .leftJoin('points_entries', 'points_entries.user_task_id', 'user_tasks.id')
    .where('user_tasks.user_program_id', '=', userProgramId)
    .groupBy('user_tasks.week_index')
    .orderBy('user_tasks.week_index')
    .select((eb) => [
      'user_tasks.week_index',
      eb.fn.min('user_tasks.from_date').as('from_date'),
      eb.fn.max('user_tasks.valid_until').as('to_date'),
      eb.fn.coalesce(eb.fn.sum<number>('points_entries.points'), eb.lit(0)).as('points'),
      eb.fn
        .coalesce(eb.fn.sum<number>('user_tasks.points').filterWhere('user_tasks.status', '<>', 'cancelled'), eb.lit(0))
        .as('total'),
    ])
    .execute();

/** The programme that a participant follows, week by week. */
export async function readOwnProgram(
  db: Db,
  userId: string,
  locale: Locale,
  now: DateTime<true>,
): Promise<ParticipantProgram> {
  const program = await readSelectedProgram(db, userId, locale);
  if (!program) throw failure('notFound');
  const weeks = (await readWeeks(db, program.id)).map((row) => {
    const period = { fromDate: instant(row.from_date), toDate: instant(row.to_date) };
    const suspended = isSuspended(period, program.suspensions);
    return { index: row.week_index, ...period, suspended, points: row.points, total: row.total };
  });
  return {
    ...program,
    weeks,
    currentWeek: currentWeekOf(weeks, now.toISO()),
    suspendedUntil: activeSuspension(program.suspensions, now.toISO())?.toDate ?? null,
  };
}
