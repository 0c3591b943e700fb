import { isCountReached, type SubTaskUpdate } from '@passerelle/shared/contract';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import { saveResponses } from '../surveys/save-responses';
import { attachDocument } from './attach-document';
import type { Reader } from './reader';
import { readPart, refuseBeside } from './sub-task-parts';
import { markStep, openStep, useToken, type Spent, type Subject, type TokenStep } from './token-step';

interface Done {
  /** How much of what the step asks for is done now. */
  count: number;
  isDone: boolean;
  subject: Subject;
}

async function answer(reader: Reader, step: TokenStep, body: SubTaskUpdate): Promise<Done> {
  const submission = {
    userId: reader.userId,
    userSubTaskId: step.id,
    subTaskId: step.sub_task_id,
    responses: readPart(body, 'surveyResponses'),
    locale: reader.locale,
    requiredCount: step.required_count,
    kind: step.survey_sub_type,
  };
  const count = await saveResponses(reader.db, submission, reader.now);
  return { count, isDone: true, subject: { kind: 'surveyResponse', id: null } };
}

async function upload(reader: Reader, step: TokenStep, body: SubTaskUpdate): Promise<Done> {
  const document = readPart(body, 'document');
  const attachment = { userId: reader.userId, userSubTaskId: step.id, document };
  const count = await attachDocument(reader.db, attachment, reader.now);
  if (count <= step.done_count) throw failure('invalid', { fields: { document: 'duplicate' } });
  return { count, isDone: isCountReached(count, step.required_count), subject: { kind: 'document', id: document } };
}

function confirm(step: TokenStep, body: SubTaskUpdate): Done {
  refuseBeside(body);
  // What is noted elsewhere counts where it is noted; a press of a button would count without it.
  if (step.type === 'action' && step.validation_type !== 'manual') {
    throw failure('conflict', { message: 'needsValidation' });
  }
  const count = step.done_count + 1;
  return { count, isDone: isCountReached(count, step.required_count), subject: { kind: 'link', id: null } };
}

function work(reader: Reader, step: TokenStep, body: SubTaskUpdate): Promise<Done> | Done {
  if (step.type === 'survey') return answer(reader, step, body);
  if (step.type === 'upload') return upload(reader, step, body);
  return confirm(step, body);
}

/** Does what a step asks for with the token that it was shown with: answers, a document, or a press of its button. */
export function validateSubTask(reader: Reader, token: string, body: SubTaskUpdate): Promise<Spent> {
  return transact(reader.db, async (db) => {
    const inside = { ...reader, db };
    const open = await openStep(inside, token, 'token');
    const { step } = open;
    const isOver = step.status === 'validated' || step.status === 'cancelled';
    if (isOver) throw failure('invalid', { message: 'stepAlreadyDone', fields: { token: 'notAllowed' } });
    const { count, isDone, subject } = await work(inside, step, body);
    if (!(await useToken(db, token, step, subject, reader.now.toJSDate()))) {
      throw failure('invalid', { message: 'stepAlreadyDone', fields: { token: 'notAllowed' } });
    }
    await markStep(inside, open, count, isDone);
    return isDone ? 'subTaskValidated' : 'subTaskCounted';
  });
}
