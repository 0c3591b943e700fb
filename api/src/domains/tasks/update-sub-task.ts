import type { SubTaskUpdate, TaskDetail } from '@passerelle/shared/contract';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import { keepResponses } from '../surveys/keep-responses';
import { attachDocument } from './attach-document';
import { openTask } from './open-task';
import type { Reader } from './reader';
import { settleTask } from './settle-task';
import { readSteps, type Step } from './steps';
import { readPart, refuseBeside } from './sub-task-parts';
import { readTaskDetail } from './task-detail';

/** What the person did, kept; how much of what the step asks for is then done. */
async function keep(reader: Reader, step: Step, body: SubTaskUpdate): Promise<number> {
  const { db, userId, locale, now } = reader;
  const isScored = step.survey_sub_type !== 'basic' && step.survey_sub_type !== 'validation';
  if (step.type === 'survey') {
    const responses = readPart(body, 'surveyResponses');
    if (isScored) throw failure('conflict', { message: 'needsValidation' });
    const submission = {
      userId,
      userSubTaskId: step.id,
      subTaskId: step.sub_task_id,
      responses,
      locale,
      requiredCount: step.required_count,
      needsConsent: step.survey_sub_type === 'basic',
    };
    return keepResponses(db, submission, now);
  }
  if (step.type === 'upload') {
    const document = readPart(body, 'document');
    return attachDocument(db, { userId, userSubTaskId: step.id, document }, now);
  }
  refuseBeside(body);
  // A text was read when its reader says so; what is opened or done elsewhere is validated by its token.
  if (step.type !== 'text' && (step.type === 'action' || step.validation_type !== null)) {
    throw failure('conflict', { message: 'needsValidation' });
  }
  return Math.max(1, step.done_count);
}

async function note(reader: Reader, step: Step, count: number): Promise<void> {
  const at = reader.now.toJSDate();
  await reader.db
    .updateTable('user_sub_tasks')
    .set({ status: 'validated', done_count: count, answered_at: at, validated_at: at, updated_at: at })
    .where('id', '=', step.id)
    .where('status', '<>', 'validated')
    .execute();
}

/** Keeps what was done with a step and moves its task on; asked twice, or twice at once, it is done once. */
export function updateSubTask(
  reader: Reader,
  { taskId, subTaskId }: { taskId: string; subTaskId: string },
  body: SubTaskUpdate,
): Promise<TaskDetail> {
  return transact(reader.db, async (db) => {
    const inside = { ...reader, db };
    const task = await openTask(db, reader.userId, taskId, reader.now);
    const steps = (await readSteps(inside, [task.id])).get(task.id) ?? [];
    const step = steps.find(({ id }) => id === subTaskId);
    if (!step) throw failure('notFound');
    await note(inside, step, await keep(inside, step, body));
    await settleTask(db, task, reader.locale, reader.now);
    return readTaskDetail(inside, taskId);
  });
}
