import { createHash } from 'node:crypto';
import type { ActionSubType, FieldCode, SubTaskType } from '@passerelle/shared/contract';
import { isCountReached } from '@passerelle/shared/contract/rules/programs/tasks';
import { type Db, transact } from '../../../platform/database/connection';
import type { ValidationSubject } from '../../../platform/database/schema';
import { failure } from '../../../platform/failure';
import { openTokenTask } from './open-task';
import { type CallContext, type Reader, readerOf } from './reader';
import type { SubTaskRow } from './sub-task-rows';
import { openTaskWork, recordProgress, type TaskWork } from './task-work';
import { readToken } from './validation-token';

export interface Subject {
  kind: ValidationSubject;
  /** The created subject; null for a link, which creates none. */
  id: string | null;
}

export type TokenResult = 'subTaskCounted' | 'subTaskValidated';

const subjectOfAction: Record<ActionSubType, ValidationSubject> = {
  contact: 'contact',
  networking: 'appointment',
  hiring: 'jobOffer',
};

const subjectOfType: Record<Exclude<SubTaskType, 'action'>, ValidationSubject> = {
  upload: 'document',
  survey: 'surveyResponse',
  // Opened or read: no subject is created.
  document: 'link',
  link: 'link',
  text: 'link',
};

/** The subject type of a sub-task: adding a contact has no effect on one that requires an appointment. */
export const subjectKindOf = (type: SubTaskType, action: ActionSubType | null): ValidationSubject =>
  type === 'action' ? (action ? subjectOfAction[action] : 'link') : subjectOfType[type];

export interface TokenWork extends TaskWork {
  subTask: SubTaskRow;
}

/** The sub-task of a token, in an open task of its person; locked with their programme. */
export async function openTokenWork(reader: Reader, token: string, field: string): Promise<TokenWork> {
  const unknown = failure('invalid', { fields: { [field]: 'unknown' satisfies FieldCode } });
  const claim = readToken(reader.secret, token, reader.userId);
  const known =
    claim &&
    (await reader.db
      .selectFrom('user_sub_tasks')
      .where('id', '=', claim.userSubTaskId)
      .where('user_id', '=', reader.userId)
      .select(['id', 'user_task_id'])
      .executeTakeFirst());
  if (!known) throw unknown;
  const work = await openTaskWork(reader, known.user_task_id, openTokenTask);
  const subTask = work.subTasks.find(({ id }) => id === known.id);
  if (!subTask) throw unknown;
  return { ...work, subTask };
}

/** Records the use of a token; false if it was used before. */
export async function recordTokenUse(
  db: Db,
  token: string,
  { id }: Pick<SubTaskRow, 'id'>,
  subject: Subject,
  at: Date,
): Promise<boolean> {
  const use = await db
    .insertInto('validation_token_uses')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      user_sub_task_id: id,
      subject_kind: subject.kind,
      subject_id: subject.id,
      used_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return use !== undefined;
}

/** Uses a validation token for its action. Used twice, it counts once. */
export function spendToken(reader: Reader, token: string, subject: Subject): Promise<TokenResult> {
  return transact(reader.db, async (db) => {
    const inside = { ...reader, db };
    const work = await openTokenWork(inside, token, 'taskValidationToken');
    const { subTask } = work;
    if (subjectKindOf(subTask.type, subTask.action_sub_type) !== subject.kind) {
      throw failure('invalid', { fields: { taskValidationToken: 'notAllowed' } });
    }
    const isFirstUse = await recordTokenUse(db, token, subTask, subject, reader.now.toJSDate());
    const count = subTask.done_count + (isFirstUse ? 1 : 0);
    const isDone = subTask.status === 'validated' || isCountReached(count, subTask.required_count);
    if (isFirstUse && subTask.status !== 'validated') await recordProgress(inside, work, subTask, { count, isDone });
    return isDone ? 'subTaskValidated' : 'subTaskCounted';
  });
}

/** Counts a created subject for its sub-task, if the call has the sub-task's token. */
export async function countForTask(
  context: CallContext,
  token: string | null | undefined,
  subject: Subject,
): Promise<void> {
  if (token) await spendToken(readerOf(context), token, subject);
}
