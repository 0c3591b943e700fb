import type { Selectable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { failure, type Failure } from '../../platform/failure';

export type OpenTask = Selectable<Database['user_tasks']>;

const isCancelled = (): Failure => failure('conflict', { message: 'taskCancelled' });

/**
 * A task that its person may work on now. The programme's row is locked first: two changes of one person's tasks, and
 * the badges that they add up to, come one after the other. A task of a programme that another took the place of is not
 * there.
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
  if (task.status === 'cancelled') throw isCancelled();
  if (task.from_date > now.toJSDate()) throw failure('conflict', { message: 'taskNotOpen' });
  return task;
}

/** Likewise, for whoever holds a token of it: the page that showed it is still open, so it says what became of the task. */
export async function openTokenTask(db: Db, userId: string, taskId: string, now: DateTime<true>): Promise<OpenTask> {
  const left = await db
    .selectFrom('user_tasks')
    .innerJoin('user_programs', 'user_programs.id', 'user_tasks.user_program_id')
    .where('user_tasks.id', '=', taskId)
    .where('user_programs.selected', '=', false)
    .select('user_tasks.id')
    .executeTakeFirst();
  if (left) throw isCancelled();
  return openTask(db, userId, taskId, now);
}
