import { isCountReached } from '@passerelle/shared/contract';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import type { Reader } from './reader';
import { subjectKindOf } from './subject-kind';
import { markStep, openStep, useToken, type Spent, type Subject } from './token-step';

export type { Subject };

/** Takes a validation token for the action that it was given for. Spent twice, it counts once. */
export function spendToken(reader: Reader, token: string, subject: Subject): Promise<Spent> {
  return transact(reader.db, async (db) => {
    const inside = { ...reader, db };
    const open = await openStep(inside, token, 'taskValidationToken');
    const { step } = open;
    if (subjectKindOf(step.type, step.action_sub_type) !== subject.kind) {
      throw failure('invalid', { fields: { taskValidationToken: 'notAllowed' } });
    }
    const isFirstUse = await useToken(db, token, step, subject, reader.now.toJSDate());
    const count = step.done_count + (isFirstUse ? 1 : 0);
    const isDone = step.status === 'validated' || isCountReached(count, step.required_count);
    if (isFirstUse && step.status !== 'validated') await markStep(inside, open, count, isDone);
    return isDone ? 'subTaskValidated' : 'subTaskCounted';
  });
}
