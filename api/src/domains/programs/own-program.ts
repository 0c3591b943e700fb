import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Locale, ParticipantProgram, ProgramWeek, SelectedProgram } from '@passerelle/shared/contract';
import { activeSuspension, isPausedWeek } from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf, programWeeks } from '@passerelle/shared/contract/rules/programs/weeks';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { instant } from '../../platform/dates';
import { readSelectedProgram } from './selected-program';

type WeekWorth = Pick<ProgramWeek, 'points' | 'total' | 'tasks'>;

const nothing: WeekWorth = { points: 0, total: 0, tasks: { validated: 0, total: 0 } };

const weekStart = sql<Date>`date_trunc('week', user_tasks.from_date, 'UTC')`;

/** By the Monday of the week in which its tasks begin: `isGoalReached` of the contract says what they count for. */
async function readWorth(db: Db, userProgramId: string): Promise<Map<string, WeekWorth>> {
  const rows = await db
    .selectFrom('user_tasks')
    .leftJoin('points_entries', 'points_entries.user_task_id', 'user_tasks.id')
    .where('user_tasks.user_program_id', '=', userProgramId)
    .groupBy(weekStart)
    .select((eb) => [
      weekStart.as('monday'),
      eb.fn.coalesce(eb.fn.sum<number>('points_entries.points'), eb.lit(0)).as('points'),
      eb.fn
        .coalesce(eb.fn.sum<number>('user_tasks.points').filterWhere('user_tasks.status', '<>', 'cancelled'), eb.lit(0))
        .as('total'),
      eb.fn.countAll<number>().filterWhere('user_tasks.status', '=', 'validated').as('validated'),
      eb.fn.countAll<number>().filterWhere('user_tasks.status', '<>', 'cancelled').as('tasks'),
    ])
    .execute();
  return new Map(
    rows.map(({ monday, points, total, validated, tasks }) => [
      instant(monday),
      { points, total, tasks: { validated, total: tasks } },
    ]),
  );
}

async function readWeeks(db: Db, { id, dates, suspensions }: SelectedProgram): Promise<ParticipantProgram['weeks']> {
  const worth = await readWorth(db, id);
  const { total: count } = programWeeks(dates, dates.fromDate);
  return Array.from({ length: count }, (_, place) => {
    const week = isoWeekOf(dates.fromDate, place);
    const suspended = isPausedWeek(suspensions, week);
    return { index: place + 1, ...week, suspended, ...(worth.get(week.fromDate) ?? nothing) };
  });
}

function currentWeekOf({ dates }: SelectedProgram, now: string): number | null {
  const { current } = programWeeks(dates, now);
  const isOver = Date.parse(dates.toDate) < Date.parse(now);
  return current === 0 || isOver ? null : current;
}

/** The programme that a participant follows, week by week. */
export async function readOwnProgram(
  db: Db,
  userId: string,
  locale: Locale,
  now: DateTime<true>,
): Promise<ParticipantProgram> {
  const program = await readSelectedProgram(db, userId, locale);
  if (!program) throw failure('notFound');
  return {
    ...program,
    weeks: await readWeeks(db, program),
    currentWeek: currentWeekOf(program, now.toISO()),
    suspendedUntil: activeSuspension(program.suspensions, now.toISO())?.toDate ?? null,
  };
}
