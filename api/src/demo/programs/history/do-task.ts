import type { DateTime } from 'luxon';
import { defaultLocale } from '@passerelle/shared/contract';
import { openTask, type OpenTask } from '../../../domains/tasks/open-task';
import type { Reader } from '../../../domains/tasks/reader';
import { validateByHand } from '../../../domains/tasks/settle-task';
import { spendToken, type Subject } from '../../../domains/tasks/spend-token';
import { readTaskDetail } from '../../../domains/tasks/task-detail';
import { updateSubTask } from '../../../domains/tasks/update-sub-task';
import type { SubTask } from '@passerelle/shared/contract';
import type { Demo } from '../../world';
import { answersTo } from './answers';

interface Doing {
  task: OpenTask;
  at: DateTime<true>;
  /** How many actions are done before it is left for later; absent: all that it takes. */
  actions?: number | undefined;
}

const subjects: Partial<Record<SubTask['type'], Subject['kind']>> = {
  link: 'link',
  document: 'link',
  upload: 'document',
};
const actionSubjects = { contact: 'contact', networking: 'appointment', hiring: 'jobOffer' } as const;

const subjectOf = ({ type, subType }: SubTask): Subject => ({
  kind: subjects[type] ?? (subType ? actionSubjects[subType] : 'link'),
  id: null,
});

async function doOnce(reader: Reader, taskId: string, step: SubTask): Promise<void> {
  if (step.type === 'text') await updateSubTask(reader, { taskId, subTaskId: step.id }, {});
  else if (step.type === 'survey') {
    const surveyResponses = await answersTo(
      reader.db,
      step.surveys.flatMap(({ questions }) => questions),
    );
    await updateSubTask(reader, { taskId, subTaskId: step.id }, { surveyResponses });
  } else if (step.userSubTask.validationToken) {
    await spendToken(reader, step.userSubTask.validationToken, subjectOf(step));
  }
}

/** Does what a task asks for, step by step, as the screen would. */
export async function doTask(
  { db, services }: Demo,
  userId: string,
  { task, at, actions = 100 }: Doing,
): Promise<void> {
  const reader = { db, userId, now: at, locale: defaultLocale, secret: services.config.sessionSecret };
  for (let done = 0; done < actions; done += 1) {
    const { status, mode, task: content } = await readTaskDetail(reader, task.id);
    const next = content.subTasks.find(({ userSubTask }) => userSubTask.status !== 'validated');
    if (status === 'validated') return;
    if (next) await doOnce(reader, task.id, next);
    else if (mode === 'manual') await validateByHand(db, await openTask(db, userId, task.id, at), at);
    else return;
  }
}
