import { createHash } from 'node:crypto';
import type { InferResult } from 'kysely';
import type { FieldCode } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { ValidationSubject } from '../../platform/database/schema';
import { failure } from '../../platform/http/failure';
import { openTokenTask, type OpenTask } from './open-task';
import type { Reader } from './reader';
import { settleTask } from './settle-task';
import { readToken } from './validation-token';

export interface Subject {
  kind: ValidationSubject;
  /** What the call made; null for a link, which makes nothing. */
  id: string | null;
}

export type Spent = 'subTaskCounted' | 'subTaskValidated';

const stepQuery = ({ db, userId }: Pick<Reader, 'db' | 'userId'>, userSubTaskId: string) =>
  db
    .selectFrom('user_sub_tasks as done')
    .innerJoin('sub_tasks as step', 'step.id', 'done.sub_task_id')
    .where('done.id', '=', userSubTaskId)
    .where('done.user_id', '=', userId)
    .select(['done.id', 'done.user_task_id', 'done.done_count', 'done.status'])
    .select([
      'step.id as sub_task_id',
      'step.type',
      'step.action_sub_type',
      'step.survey_sub_type',
      'step.validation_type',
      'step.required_count',
    ]);

export type TokenStep = InferResult<ReturnType<typeof stepQuery>>[number];

export interface OpenStep {
  step: TokenStep;
  task: OpenTask;
}

/** The step that a token is for, in a task that its person may work on now; behind the lock of their programme. */
export async function openStep(reader: Reader, token: string, field: string): Promise<OpenStep> {
  const unknown = failure('invalid', { fields: { [field]: 'unknown' satisfies FieldCode } });
  const claim = readToken(reader.secret, token, reader.userId);
  const known = claim && (await stepQuery(reader, claim.userSubTaskId).executeTakeFirst());
  if (!known) throw unknown;
  const task = await openTokenTask(reader.db, reader.userId, known.user_task_id, reader.now);
  // Read again behind the lock: another call may have counted meanwhile.
  const step = await stepQuery(reader, known.id).executeTakeFirst();
  if (!step) throw unknown;
  return { step, task };
}

/** Notes what a token was used for, and says whether this was its first use. */
export async function useToken(db: Db, token: string, step: TokenStep, subject: Subject, at: Date): Promise<boolean> {
  const use = await db
    .insertInto('validation_token_uses')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      user_sub_task_id: step.id,
      subject_kind: subject.kind,
      subject_id: subject.id,
      used_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return use !== undefined;
}

/** Writes down how often a step was done, and moves its task on. */
export async function markStep(
  reader: Reader,
  { step, task }: OpenStep,
  count: number,
  isDone: boolean,
): Promise<void> {
  const at = reader.now.toJSDate();
  await reader.db
    .updateTable('user_sub_tasks')
    .set({
      done_count: count,
      answered_at: at,
      updated_at: at,
      status: isDone ? 'validated' : 'started',
      ...(isDone && { validated_at: at }),
    })
    .where('id', '=', step.id)
    .execute();
  await settleTask(reader.db, task, reader.locale, reader.now);
}
