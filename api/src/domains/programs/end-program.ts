import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';

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

/** Once, and for good: a programme that was ended is not ended again. */
export async function endProgram(db: Db, userProgramId: string, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const ended = await db
    .updateTable('user_programs')
    .set({ status: 'closed', updated_at: at })
    .where('id', '=', userProgramId)
    .where('status', '<>', 'closed')
    .returning('id')
    .execute();
  await cancelOpenTasks(db, ended, at);
}
