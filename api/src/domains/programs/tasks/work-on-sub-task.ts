import type { SubTaskUpdate, TaskDetail } from '@passerelle/shared/contract';
import { isScored } from '@passerelle/shared/contract/rules/programs/survey-answers';
import { isCountReached } from '@passerelle/shared/contract/rules/programs/tasks';
import { transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import { saveResponses } from '../../surveys/save-responses';
import type { Reader } from './reader';
import { openTokenWork, recordTokenUse, type Subject, type TokenResult } from './spend-token';
import { inReadersLanguage, type SubTaskRow } from './sub-task-rows';
import { readTaskDetail } from './task-detail';
import { openTaskWork, type Progress, recordProgress } from './task-work';

/** With the token of a sub-task, or from the page of its task, where some actions cannot be claimed. */
type Claim = 'token' | 'page';

interface Attempt {
  reader: Reader;
  subTask: SubTaskRow;
  body: SubTaskUpdate;
  claim: Claim;
}

interface Work extends Progress {
  subject: Subject;
}

const parts = ['document', 'surveyResponses'] as const;

/** Refuses fields that the sub-task does not ask for. */
function refuseOtherParts(body: SubTaskUpdate, wanted?: keyof SubTaskUpdate): void {
  const other = parts.find((part) => part !== wanted && body[part]);
  if (other) throw failure('invalid', { fields: { [other]: 'notAllowed' } });
}

/** The part that the sub-task requires, alone. */
function readPart<F extends keyof SubTaskUpdate>(body: SubTaskUpdate, field: F): NonNullable<SubTaskUpdate[F]> {
  refuseOtherParts(body, field);
  const value = body[field];
  if (!value) throw failure('invalid', { fields: { [field]: 'required' } });
  return value;
}

const needsValidation = () => failure('conflict', { message: 'needsValidation' });

async function answerSurvey({ reader, subTask, body, claim }: Attempt): Promise<Work> {
  const responses = readPart(body, 'surveyResponses');
  if (claim === 'page' && isScored(subTask.survey_sub_type)) throw needsValidation();
  const submission = {
    userId: reader.userId,
    userSubTaskId: subTask.id,
    subTaskId: subTask.sub_task_id,
    responses,
    locale: reader.locale,
    requiredCount: subTask.required_count,
    kind: subTask.survey_sub_type,
  };
  const count = await saveResponses(reader.db, submission, reader.now);
  return { count, isDone: true, subject: { kind: 'surveyResponse', id: null } };
}

/** Attaches a document that the person uploaded, and returns how many are attached now. */
async function attachDocument({ db, userId, now }: Reader, { id }: SubTaskRow, document: string): Promise<number> {
  const own = await db
    .selectFrom('library_documents')
    .where('id', '=', document)
    .where('owner_id', '=', userId)
    .where('archived_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!own) throw failure('invalid', { fields: { document: 'unknown' } });
  await db
    .insertInto('user_sub_task_documents')
    .values({ user_sub_task_id: id, document_id: document, added_at: now.toJSDate() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await db
    .selectFrom('user_sub_task_documents')
    .where('user_sub_task_id', '=', id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function upload({ reader, subTask, body, claim }: Attempt): Promise<Work> {
  const document = readPart(body, 'document');
  const count = await attachDocument(reader, subTask, document);
  // A token counts one more document; from the page the same one may be sent again.
  if (claim === 'token' && count <= subTask.done_count) {
    throw failure('invalid', { fields: { document: 'duplicate' } });
  }
  return { count, isDone: isCountReached(count, subTask.required_count), subject: { kind: 'document', id: document } };
}

function confirm({ subTask, body, claim }: Attempt): Work {
  refuseOtherParts(body);
  const subject = { kind: 'link', id: null } as const;
  const { type, validation_type: validation, done_count: done } = subTask;
  if (claim === 'token') {
    // A subject created elsewhere counts there; a confirmation would count without it.
    if (type === 'action' && validation !== 'manual') throw needsValidation();
    return { count: done + 1, isDone: isCountReached(done + 1, subTask.required_count), subject };
  }
  // A text is validated by the reader's confirmation; an action elsewhere by its token.
  if (type !== 'text' && (type === 'action' || validation !== null)) throw needsValidation();
  return { count: Math.max(1, done), isDone: true, subject };
}

async function doWork(attempt: Attempt): Promise<Work> {
  const { type } = attempt.subTask;
  if (type === 'survey') return answerSurvey(attempt);
  return type === 'upload' ? upload(attempt) : confirm(attempt);
}

/** Does the action of a sub-task and updates its task; called twice, or in parallel, it is done once. */
export function updateSubTask(
  reader: Reader,
  { taskId, subTaskId }: { taskId: string; subTaskId: string },
  body: SubTaskUpdate,
): Promise<TaskDetail> {
  return transact(reader.db, async (db) => {
    const inside = { ...reader, db };
    const work = await openTaskWork(inside, taskId);
    const subTask = inReadersLanguage(work.subTasks, reader.locale).find(({ id }) => id === subTaskId);
    if (!subTask) throw failure('notFound');
    const progress = await doWork({ reader: inside, subTask, body, claim: 'page' });
    return readTaskDetail(inside, taskId, await recordProgress(inside, work, subTask, progress));
  });
}

const alreadyDone = () => failure('invalid', { message: 'stepAlreadyDone', fields: { token: 'notAllowed' } });

/** Does the action of a sub-task with its token: answers, a document, or a confirmation. */
export function validateSubTask(reader: Reader, token: string, body: SubTaskUpdate): Promise<TokenResult> {
  return transact(reader.db, async (db) => {
    const inside = { ...reader, db };
    const work = await openTokenWork(inside, token, 'token');
    const { subTask } = work;
    if (subTask.status === 'validated' || subTask.status === 'cancelled') throw alreadyDone();
    const { subject, ...progress } = await doWork({ reader: inside, subTask, body, claim: 'token' });
    if (!(await recordTokenUse(db, token, subTask, subject, reader.now.toJSDate()))) throw alreadyDone();
    await recordProgress(inside, work, subTask, progress);
    return progress.isDone ? 'subTaskValidated' : 'subTaskCounted';
  });
}
