import type { DateTime } from 'luxon';
import { canReactivate, isoWeekOf, unusedWeeks } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import { endPause } from './pauses';
import { lockRunningProgram, type RunningProgram } from './running-program';
import { shiftEnd, shiftWeeks } from './shift-weeks';

/** A pause of the last week made room for a week of return behind it; taken back before it began, it leaves none. */
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
 * Ends the pause that is on with this week: from next Monday the programme goes on as it would have, and the weeks that
 * were not needed can be taken another time.
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
