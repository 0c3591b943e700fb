import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/failure';
import { member } from '../../../platform/http/access';
import { type Context, defineRoutes } from '../../../platform/http/routes';
import { readerOf } from './reader';
import { listSubTasks } from './list-sub-tasks';
import { readTaskDetail } from './task-detail';
import { countTasks, listTasks } from './list-tasks';
import { updateSubTask } from './work-on-sub-task';

/** Notes that the participant was told about the changed texts of a task. */
async function markTextsSeen({ db, person, params, now }: Context<Calls['PUT /me/tasks/:taskId/seen']>) {
  const { numUpdatedRows } = await db
    .updateTable('user_tasks')
    .set({ words_seen_at: now.toJSDate() })
    .where('id', '=', params.taskId)
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw failure('notFound');
}

export const taskRoutes = defineRoutes((on) => {
  on('GET /me/tasks', member, (context) => listTasks(readerOf(context), context.query));

  on('GET /me/tasks/count', member, (context) => countTasks(readerOf(context), context.query));

  on('GET /me/tasks/:taskId', member, (context) => readTaskDetail(readerOf(context), context.params.taskId));

  on('PUT /me/tasks/:taskId/seen', member, markTextsSeen);

  on('PUT /me/tasks/:taskId/subTask/:subTaskId', member, (context) =>
    updateSubTask(readerOf(context), context.params, context.body),
  );

  on('GET /me/subTasks', member, (context) => listSubTasks(readerOf(context), context.query));
});
