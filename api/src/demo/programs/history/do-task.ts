import type { DateTime } from 'luxon';
import { defaultLocale } from '@passerelle/shared/contract';
import { openTask, type OpenTask } from '../../../domains/tasks/open-task';
import type { Reader } from '../../../domains/tasks/reader';
import { validateByHand } from '../../../domains/tasks/task-work';
import { spendToken } from '../../../domains/tasks/spend-token';
import { subjectKindOf } from '../../../domains/tasks/spend-token';
import { readTaskDetail } from '../../../domains/tasks/task-detail';
import { updateSubTask } from '../../../domains/tasks/work-on-sub-task';
import type { SubTask, TaskDetail } from '@passerelle/shared/contract';
import type { Demo } from '../../world';
import { answersTo } from './answers';
import { handIn } from './hand-in';

interface Doing {
  task: OpenTask;
  at: DateTime<true>;
  /** How many actions are done before it is left for later; absent: all that it takes. */
  actions?: number | undefined;
}

async function doOnce(demo: Demo, reader: Reader, { id: taskId, task }: TaskDetail, step: SubTask): Promise<void> {
  if (step.type === 'upload') await handIn(demo, reader, { taskId, taskName: task.name, step });
  else if (step.type === 'text') await updateSubTask(reader, { taskId, subTaskId: step.id }, {});
  else if (step.type === 'survey') {
    const surveyResponses = await answersTo(
      reader.db,
      step.surveys.flatMap(({ questions }) => questions),
    );
    await updateSubTask(reader, { taskId, subTaskId: step.id }, { surveyResponses });
  } else if (step.userSubTask.validationToken) {
    await spendToken(reader, step.userSubTask.validationToken, {
      kind: subjectKindOf(step.type, step.subType),
      id: null,
    });
  }
}

/** Does what a task asks for, step by step, as the screen would. */
export async function doTask(demo: Demo, userId: string, { task, at, actions = 100 }: Doing): Promise<void> {
  const { db, services } = demo;
  const reader = { db, userId, now: at, locale: defaultLocale, secret: services.config.sessionSecret };
  for (let done = 0; done < actions; done += 1) {
    const detail = await readTaskDetail(reader, task.id);
    const { status, mode } = detail;
    const next = detail.task.subTasks.find(({ userSubTask }) => userSubTask.status !== 'validated');
    if (status === 'validated') return;
    if (next) await doOnce(demo, reader, detail, next);
    else if (mode === 'manual') await validateByHand(db, await openTask(db, userId, task.id, at), at);
    else return;
  }
}
