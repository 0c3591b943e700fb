import type { Selectable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { failure } from '../../platform/http/failure';

export type OpenTask = Selectable<Database['user_tasks']>;

/**
 * A task that its person may work on now. The programme's row is locked first: two changes of one person's tasks, and
 * the badges that they add up to, come one after the other.
 */
export async function openTask(db: Db, userId: string, taskId: string, now: DateTime<true>): Promise<OpenTask> {
  const own = db.selectFrom('user_tasks').where('id', '=', taskId).where('user_id', '=', userId);
  await db
    .selectFrom('user_programs')
    .where('selected', '=', true)
    .where('id', 'in', own.select('user_program_id'))
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => failure('notFound'));
  const task = await own.selectAll().executeTakeFirstOrThrow(() => failure('notFound'));
  if (task.status === 'cancelled') throw failure('conflict', { message: 'taskCancelled' });
  if (task.from_date > now.toJSDate()) throw failure('conflict', { message: 'taskNotOpen' });
  return task;
}
