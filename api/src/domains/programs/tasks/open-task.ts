import type { Selectable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Database } from '../../../platform/database/schema';
import { failure, type Failure } from '../../../platform/failure';

export type OpenTask = Selectable<Database['user_tasks']>;

const isCancelled = (): Failure => failure('conflict', { message: 'taskCancelled' });

/**
 * An open task of the person. The programme's row is locked first: changes of one person's tasks, and their badges, run
 * one after the other. A task of a replaced programme is a 404.
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

/** Likewise, for the holder of a token of the task: returns the task's present state, since the page is still open. */
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
