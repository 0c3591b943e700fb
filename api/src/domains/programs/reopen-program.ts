import { reopenableUntil } from '@passerelle/shared/contract/rules/programs/closure';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { failure } from '../../platform/failure';
import { withdrawProgramClosed } from './program-notices';
import { restorePause } from './pauses';
import { takeSeat } from './seats';

interface Reopened {
  userId: string;
  userProgramId: string;
  /** Time of the closure; the tasks that it cancelled and the seats that it released have the same time. */
  enteredAt: Date;
}

/** Throws 404 for a person without a closure, 409 where it cannot be taken back any more. */
async function findClosure(db: Db, userId: string, now: DateTime<true>) {
  const closures = await db
    .selectFrom('user_programs as given')
    .innerJoin('user_program_closures as closure', 'closure.user_program_id', 'given.id')
    .where('given.user_id', '=', userId)
    .orderBy('given.selected', 'desc')
    .select(['given.id', 'given.selected', 'given.from_date', 'given.to_date'])
    .select(['closure.entered_at', 'closure.ended_pause'])
    .execute();
  const [closed] = closures;
  if (!closed) throw failure('notFound');
  if (!closed.selected) throw failure('conflict', { message: 'reopenReplaced' });
  if (reopenableUntil(instant(closed.entered_at)) < now.toUTC().toISO()) {
    throw failure('conflict', { message: 'reopenTooLate' });
  }
  return closed;
}

async function restoreTasks(db: Db, { userProgramId, enteredAt }: Reopened, at: Date): Promise<void> {
  await db
    .updateTable('user_tasks')
    .set({
      status: sql<'pending' | 'started'>`CASE WHEN EXISTS (SELECT FROM user_sub_tasks AS step
        WHERE step.user_task_id = user_tasks.id AND step.status <> 'pending') THEN 'started' ELSE 'pending' END`,
      cancelled_at: null,
      updated_at: at,
    })
    .where('user_program_id', '=', userProgramId)
    .where('status', '=', 'cancelled')
    .where('cancelled_at', '=', enteredAt)
    .execute();
}

async function takeBackSeats(db: Db, { userId, userProgramId, enteredAt }: Reopened, at: Date): Promise<void> {
  const released = await db
    .selectFrom('license_uses')
    .where('user_program_id', '=', userProgramId)
    .where('released_at', '=', enteredAt)
    .orderBy('license_pack_id')
    .select('license_pack_id')
    .execute();
  for (const { license_pack_id: packId } of released) await takeSeat(db, { userId, packId, userProgramId }, at);
}

/** Takes a closure back: the programme, its tasks, its pause and its seats are as they were. */
export function reopenProgram(db: Db, userId: string, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  return transact(db, async (transaction) => {
    const { id, from_date, to_date, entered_at, ended_pause } = await findClosure(transaction, userId, now);
    const reopened = { userId, userProgramId: id, enteredAt: entered_at };
    await transaction.deleteFrom('user_program_closures').where('user_program_id', '=', id).execute();
    await withdrawProgramClosed(transaction, { userId, userProgramId: id });
    await takeBackSeats(transaction, reopened, at);
    // A programme whose dates are over stays over: only its outcome is to be entered again.
    if (to_date < at) return;
    await transaction
      .updateTable('user_programs')
      .set({ status: from_date > at ? 'pending' : 'started', updated_at: at })
      .where('id', '=', id)
      .execute();
    await restoreTasks(transaction, reopened, at);
    if (ended_pause) await restorePause(transaction, userId, ended_pause);
  });
}
