import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import type { Locale } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/services';
import type { Person } from '../../platform/sessions/person';
import type { Reader } from './reader';
import { listSubTasks } from './sub-task-list';
import { readTaskDetail } from './task-detail';
import { countTasks, listTasks } from './task-list';
import { updateSubTask } from './update-sub-task';

interface Asking {
  db: Db;
  person: Person;
  locale: Locale;
  now: DateTime<true>;
  services: Services;
}

const readerOf = ({ db, person, locale, now, services }: Asking): Reader => ({
  db,
  locale,
  now,
  userId: person.id,
  secret: services.config.sessionSecret,
});

export const taskRoutes = defineRoutes((on) => {
  on('GET /me/tasks', participant, (asking) => listTasks(readerOf(asking), asking.query));

  on('GET /me/tasks/count', participant, (asking) => countTasks(readerOf(asking), asking.query));

  on('GET /me/tasks/:taskId', participant, (asking) => readTaskDetail(readerOf(asking), asking.params.taskId));

  on('PUT /me/tasks/:taskId/subTask/:subTaskId', participant, (asking) =>
    updateSubTask(readerOf(asking), asking.params, asking.body),
  );

  on('GET /me/subTasks', participant, (asking) => listSubTasks(readerOf(asking), asking.query));
});
