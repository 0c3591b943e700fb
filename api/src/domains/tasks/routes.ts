import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { readerOf } from './reader';
import { listSubTasks } from './list-sub-tasks';
import { readTaskDetail } from './task-detail';
import { countTasks, listTasks } from './list-tasks';
import { updateSubTask } from './work-on-sub-task';

export const taskRoutes = defineRoutes((on) => {
  on('GET /me/tasks', participant, (asking) => listTasks(readerOf(asking), asking.query));

  on('GET /me/tasks/count', participant, (asking) => countTasks(readerOf(asking), asking.query));

  on('GET /me/tasks/:taskId', participant, (asking) => readTaskDetail(readerOf(asking), asking.params.taskId));

  on('PUT /me/tasks/:taskId/subTask/:subTaskId', participant, (asking) =>
    updateSubTask(readerOf(asking), asking.params, asking.body),
  );

  on('GET /me/subTasks', participant, (asking) => listSubTasks(readerOf(asking), asking.query));
});
