import type { Suspension } from '@passerelle/shared/contract';
import {
  activeSuspension,
  canReactivate,
  suspensionEnd,
  suspensionWeeksAllowed,
  unusedWeeks,
} from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf, weeksBetween } from '@passerelle/shared/contract/rules/programs/weeks';
import { type RawBuilder, sql } from 'kysely';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { recordFact } from '../reporting/stats/record-fact';
import { endPause, readPauses, remainingWeeks } from './pauses';

/**
 * Pauses the followed programme: later weeks move by the given number, from next Monday on. This week's tasks, and the
 * late ones, stay open.
 */
export function suspendProgram(db: Db, userId: string, weeks: number, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  const toDate = suspensionEnd(now.toISO(), weeks);
  return transact(db, async (transaction) => {
    const followed = await lockRunningProgram(transaction, userId, now);
    if (followed.active) throw failure('conflict', { message: 'alreadySuspended' });
    if (!suspensionWeeksAllowed(weeks, remainingWeeks(followed.maxSuspension, followed.pauses))) {
      throw failure('invalid', { fields: { suspensions: weeks < 1 ? 'tooSmall' : 'tooLarge' } });
    }
    const { id } = await transaction
      .insertInto('user_program_suspensions')
      .values({
        user_program_id: followed.id,
        weeks,
        from_date: isoWeekOf(now.toISO(), 1).fromDate,
        to_date: toDate,
        requested_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shiftWeeks(transaction, followed.id, weeks, at);
    // In the last week no later week is left: the week of return is added, or the programme would end in the pause.
    const isLastWeek = weeksBetween(now.toISO(), followed.toDate.toISOString()) === 0;
    if (isLastWeek) await shiftEnd(transaction, followed.id, 1, at);
    await recordFact(transaction, { userId, kind: 'suspension', sourceId: id, value: weeks, at });
    return id;
  });
}

export interface RunningProgram {
  id: string;
  userId: string;
  toDate: Date;
  maxSuspension: number;
  pauses: Suspension[];
  /** The suspension that has not ended, from its request on. */
  active: Suspension | undefined;
}

/**
 * The followed programme, locked: of two parallel changes the second sees the first. The person's row is locked first,
 * as for staff changes: programme changes are also stored there.
 */
export async function lockRunningProgram(db: Db, userId: string, now: DateTime<true>): Promise<RunningProgram> {
  const row = await db
    .selectFrom('user_programs')
    .innerJoin('users', 'users.id', 'user_programs.user_id')
    .innerJoin('programs', 'programs.id', 'user_programs.program_id')
    .where('user_programs.user_id', '=', userId)
    .where('user_programs.selected', '=', true)
    .select(['user_programs.id', 'user_programs.status', 'user_programs.to_date', 'programs.max_suspension'])
    .forNoKeyUpdate(['users', 'user_programs'])
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  // Until the nightly job has run, the status may be behind the calendar.
  const isOver = row.to_date < now.toJSDate();
  if (row.status !== 'started' || isOver) throw failure('conflict', { message: 'programNotRunning' });
  const pauses = await readPauses(db, row.id);
  return {
    id: row.id,
    userId,
    toDate: row.to_date,
    maxSuspension: row.max_suspension,
    pauses,
    active: activeSuspension(pauses, now.toISO()),
  };
}

const hoursPerWeek = 168;
/** In hours: a day of the database's own time zone may have 23 or 25 of them. */
const later = (column: string, weeks: number): RawBuilder<Date> =>
  sql<Date>`${sql.ref(column)} + make_interval(hours => ${weeks * hoursPerWeek}::int)`;

/** Moves all future weeks of a programme by whole weeks, back if negative. */
export async function shiftWeeks(db: Db, userProgramId: string, weeks: number, at: Date): Promise<void> {
  if (weeks === 0) return;
  await db
    .updateTable('user_tasks')
    .set({ from_date: later('from_date', weeks), valid_until: later('valid_until', weeks), updated_at: at })
    .where('user_program_id', '=', userProgramId)
    .where('from_date', '>', at)
    .execute();
  await db
    .updateTable('user_program_extensions')
    .set({
      from_date: sql<Date>`CASE WHEN from_date > ${at} THEN ${later('from_date', weeks)} ELSE from_date END`,
      to_date: later('to_date', weeks),
    })
    .where('user_program_id', '=', userProgramId)
    .where('to_date', '>', at)
    .execute();
  await shiftEnd(db, userProgramId, weeks, at);
}

export async function shiftEnd(db: Db, userProgramId: string, weeks: number, at: Date): Promise<void> {
  await db
    .updateTable('user_programs')
    .set({ to_date: later('to_date', weeks), updated_at: at })
    .where('id', '=', userProgramId)
    .execute();
}

/** A pause of the last week added a week of return; withdrawn before it began, it removes it. */
async function leavesRoom(db: Db, { id, toDate, active }: RunningProgram, at: Date): Promise<boolean> {
  if (!active || active.fromDate <= at.toISOString() || active.toDate !== toDate.toISOString()) return false;
  const next = await db
    .selectFrom('user_tasks')
    .where('user_program_id', '=', id)
    .where('from_date', '>', at)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return next === undefined;
}

/**
 * Ends the active pause with this week: from next Monday the programme continues as planned, and the unused weeks can
 * be taken later.
 */
export function reactivateProgram(db: Db, userId: string, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  return transact(db, async (transaction) => {
    const followed = await lockRunningProgram(transaction, userId, now);
    const { id, active: pause } = followed;
    if (!pause) throw failure('conflict', { message: 'notSuspended' });
    if (!canReactivate(pause, now.toISO())) throw failure('conflict', { message: 'alreadyReactivated' });
    const extra = (await leavesRoom(transaction, followed, at)) ? 1 : 0;
    await shiftWeeks(transaction, id, -unusedWeeks(pause, now.toISO()), at);
    if (extra > 0) await shiftEnd(transaction, id, -extra, at);
    await endPause(transaction, { userId, pause, toDate: new Date(isoWeekOf(now.toISO()).toDate) }, now);
    await transaction
      .updateTable('user_program_suspensions')
      .set({ reactivated_at: at })
      .where('id', '=', pause.id)
      .execute();
  });
}
