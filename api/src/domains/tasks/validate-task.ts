import { isByHand } from '@passerelle/shared/contract';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import { openTokenTask } from './open-task';
import type { Reader } from './reader';
import { validateByHand } from './settle-task';
import { ruledBy } from './step-row';
import { readSteps } from './steps';
import { readHandToken } from './validation-token';

/** Validates a whole task by hand, with the token that it was shown with. Asked twice, it is done once. */
export function validateTask(reader: Reader, token: string): Promise<'taskValidated'> {
  const claim = readHandToken(reader.secret, token, reader.userId);
  if (!claim) throw failure('invalid', { fields: { token: 'unknown' } });
  return transact<'taskValidated'>(reader.db, async (db) => {
    const task = await openTokenTask(db, reader.userId, claim.userTaskId, reader.now);
    const steps = (await readSteps({ db, locale: reader.locale }, [task.id])).get(task.id) ?? [];
    if (!isByHand(task.mode, steps.map(ruledBy))) throw failure('conflict', { message: 'needsValidation' });
    await validateByHand(db, task, reader.now);
    return 'taskValidated';
  });
}
