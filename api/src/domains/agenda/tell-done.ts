import type { ActionType } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { recordFact } from '../stats/record-fact';

/** What reporting counts of an action that took place: every one, and the job interviews among them. */
export async function tellDone(
  db: Db,
  userId: string,
  { id, action_type }: { id: string; action_type: ActionType },
  at: Date,
): Promise<void> {
  const fact = { userId, sourceId: id, value: 1, at };
  await recordFact(db, { ...fact, kind: 'appointment', labels: { actionType: action_type } });
  if (action_type === 'jobInterview') await recordFact(db, { ...fact, kind: 'interview' });
}
