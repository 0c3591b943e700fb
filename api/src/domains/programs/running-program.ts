import { activeSuspension, type Suspension } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { readPauses } from './pauses';

export interface RunningProgram {
  id: string;
  userId: string;
  toDate: Date;
  maxSuspension: number;
  pauses: Suspension[];
  /** The suspension that has not ended yet, from the moment it was asked for. */
  active: Suspension | undefined;
}

/** The programme that a person is in, behind its lock: of two changes at once the second sees what the first has made. */
export async function lockRunningProgram(db: Db, userId: string, now: DateTime<true>): Promise<RunningProgram> {
  const row = await db
    .selectFrom('user_programs')
    .innerJoin('programs', 'programs.id', 'user_programs.program_id')
    .where('user_programs.user_id', '=', userId)
    .where('user_programs.selected', '=', true)
    .select(['user_programs.id', 'user_programs.status', 'user_programs.to_date', 'programs.max_suspension'])
    .forNoKeyUpdate('user_programs')
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  // Until the nightly job has come by, the status may be behind the calendar.
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
