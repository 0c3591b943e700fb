import { isCountReached, isScored, type SubTaskUpdate, type TaskDetail } from '@passerelle/shared/contract';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import { saveResponses } from '../surveys/save-responses';
import { attachDocument } from './attach-document';
import { openTask } from './open-task';
import type { Reader } from './reader';
import { settleTask } from './settle-task';
import { readSteps, type Step } from './steps';
import { readPart, refuseBeside } from './sub-task-parts';
import { readTaskDetail } from './task-detail';

interface Kept {
  /** How much of what the step asks for is done now. */
  count: number;
  isDone: boolean;
}

/** What the person did, kept. */
async function keep(reader: Reader, step: Step, body: SubTaskUpdate): Promise<Kept> {
  const { db, userId, locale, now } = reader;
  if (step.type === 'survey') {
    const responses = readPart(body, 'surveyResponses');
    if (isScored(step.survey_sub_type)) throw failure('conflict', { message: 'needsValidation' });
    const submission = {
      userId,
      userSubTaskId: step.id,
      subTaskId: step.sub_task_id,
      responses,
      locale,
      requiredCount: step.required_count,
      kind: step.survey_sub_type,
    };
    return { count: await saveResponses(db, submission, now), isDone: true };
  }
  if (step.type === 'upload') {
    const document = readPart(body, 'document');
    const count = await attachDocument(db, { userId, userSubTaskId: step.id, document }, now);
    return { count, isDone: isCountReached(count, step.required_count) };
  }
  refuseBeside(body);
  // A text was read when its reader says so; what is opened or done elsewhere is validated by its token.
  if (step.type !== 'text' && (step.type === 'action' || step.validation_type !== null)) {
    throw failure('conflict', { message: 'needsValidation' });
  }
  return { count: Math.max(1, step.done_count), isDone: true };
}

async function note(reader: Reader, step: Step, { count, isDone }: Kept): Promise<void> {
  const at = reader.now.toJSDate();
  await reader.db
    .updateTable('user_sub_tasks')
    .set({
      ...{ done_count: count, answered_at: at, updated_at: at },
      ...(isDone ? { status: 'validated', validated_at: at } : { status: 'started' }),
    })
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
