import { createHash } from 'node:crypto';
import { isCountReached } from '@passerelle/shared/contract';
import { transact } from '../../platform/database/transact';
import type { ValidationSubject } from '../../platform/database/schema';
import { failure } from '../../platform/http/failure';
import { openTask } from './open-task';
import type { Reader } from './reader';
import { settleTask } from './settle-task';
import { readToken } from './validation-token';

export interface Subject {
  kind: ValidationSubject;
  /** What the call made; null for a link, which makes nothing. */
  id: string | null;
}

export type Spent = 'subTaskCounted' | 'subTaskValidated';

const findStep = ({ db, userId }: Reader, userSubTaskId: string) =>
  db
    .selectFrom('user_sub_tasks as done')
    .innerJoin('sub_tasks as step', 'step.id', 'done.sub_task_id')
    .where('done.id', '=', userSubTaskId)
    .where('done.user_id', '=', userId)
    .select(['done.user_task_id', 'done.done_count', 'done.status', 'step.required_count'])
    .executeTakeFirst();

/** Takes a validation token for the action that it was given for. Spent twice, it counts once. */
export function spendToken(reader: Reader, token: string, subject: Subject): Promise<Spent> {
  return transact(reader.db, async (db) => {
    const inside = { ...reader, db };
    const claim = readToken(reader.secret, token, reader.userId);
    const known = claim && (await findStep(inside, claim.userSubTaskId));
    if (!claim || !known) throw failure('invalid', { fields: { taskValidationToken: 'unknown' } });
    const task = await openTask(db, reader.userId, known.user_task_id, reader.now);
    const at = reader.now.toJSDate();
    const use = await db
      .insertInto('validation_token_uses')
      .values({
        token_hash: createHash('sha256').update(token).digest('hex'),
        user_sub_task_id: claim.userSubTaskId,
        subject_kind: subject.kind,
        subject_id: subject.id,
        used_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('token_hash')
      .executeTakeFirst();
    // Read again behind the lock: another call may have counted meanwhile.
    const step = (await findStep(inside, claim.userSubTaskId)) ?? known;
    const count = step.done_count + (use ? 1 : 0);
    const isDone = step.status === 'validated' || isCountReached(count, step.required_count);
    if (use && step.status !== 'validated') {
      await db
        .updateTable('user_sub_tasks')
        .set({
          done_count: count,
          answered_at: at,
          updated_at: at,
          status: isDone ? 'validated' : 'started',
          ...(isDone && { validated_at: at }),
        })
        .where('id', '=', claim.userSubTaskId)
        .execute();
      await settleTask(db, task, reader.locale, reader.now);
    }
    return isDone ? 'subTaskValidated' : 'subTaskCounted';
  });
}
