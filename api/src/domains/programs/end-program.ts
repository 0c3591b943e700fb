import type { DateTime } from 'luxon';
import { activeSuspension } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { endPause, readPauses } from './pauses';

/** What was not validated when its programme ended is cancelled; what was keeps its points. */
export async function cancelOpenTasks(db: Db, ended: readonly { id: string }[], at: Date): Promise<void> {
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await db
    .updateTable('user_tasks')
    .set({ status: 'cancelled', cancelled_at: at, updated_at: at })
    .where('user_program_id', 'in', ids)
    .where('status', 'in', ['pending', 'started'])
    .execute();
}

/** Once, and for good: a programme that was ended is not ended again, and no longer suspended. */
export async function endProgram(db: Db, userProgramId: string, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const ended = await db
    .updateTable('user_programs')
    .set({ status: 'closed', updated_at: at })
    .where('id', '=', userProgramId)
    .where('status', '<>', 'closed')
    .returning(['id', 'user_id'])
    .executeTakeFirst();
  if (!ended) return;
  await cancelOpenTasks(db, [ended], at);
  const pause = activeSuspension(await readPauses(db, userProgramId), now.toISO());
  if (pause) {
    const toDate = now.minus({ milliseconds: 1 }).toJSDate();
    await endPause(db, { userId: ended.user_id, pause, toDate }, now);
  }
}
