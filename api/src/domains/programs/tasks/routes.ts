import { member } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { readerOf } from './reader';
import { listSubTasks } from './list-sub-tasks';
import { readTaskDetail } from './task-detail';
import { markTextsSeen } from './mark-texts-seen';
import { countTasks, listTasks } from './list-tasks';
import { updateSubTask } from './work-on-sub-task';

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
