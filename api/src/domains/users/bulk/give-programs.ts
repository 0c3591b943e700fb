import { type BulkSkip, grantableRoles } from '@passerelle/shared/contract';
import { takenBackOnFailure } from '../../../platform/database/taken-back';
import { Failure } from '../../../platform/failure';
import { changeProgram } from '../change-program';
import { type Batch, lockPeople, missingReasons, type Outcomes } from './batch-people';

/** Why the one way to a programme refused somebody: a full or ended pack, one of other groups, or something that is no longer offered. */
function skipFor(error: unknown): BulkSkip {
  if (error instanceof Failure && error.code === 'conflict') return 'noSeat';
  if (error instanceof Failure && error.code === 'notFound') return 'notOffered';
  if (error instanceof Failure && error.details.message === 'packOfOtherGroups') return 'otherGroups';
  throw error;
}

/** The same programme to each who follows none, as on their own page; whoever follows one keeps it. */
export async function givePrograms(batch: Batch, ids: readonly string[]): Promise<Outcomes> {
  const { db, person: actor, choice } = batch;
  if (!choice) return new Map(ids.map((id) => [id, 'notOffered'] as const));
  const people = await lockPeople(db, actor, ids);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, people));
  const following = await db
    .selectFrom('user_programs')
    .where('user_id', 'in', ids)
    .where('selected', '=', true)
    .where('status', '<>', 'closed')
    .select('user_id')
    .execute();
  const hasProgram = new Set(following.map(({ user_id }) => user_id));
  // Where seats run out, those who stand first on the list have them.
  for (const id of ids) {
    const target = people.find((one) => one.id === id);
    if (!target) continue;
    const isChangeable = id !== actor.id && grantableRoles(actor.role).some((role) => role === target.role);
    if (!isChangeable) outcomes.set(id, 'notAllowed');
    else if (target.role !== 'user') outcomes.set(id, 'notParticipant');
    else if (hasProgram.has(id)) outcomes.set(id, 'hasProgram');
    else outcomes.set(id, await give(batch, target, choice));
  }
  return outcomes;
}

async function give(
  batch: Batch,
  target: { id: string; organization_id: string },
  choice: NonNullable<Batch['choice']>,
): Promise<BulkSkip | null> {
  try {
    await takenBackOnFailure(batch.db, () => changeProgram({ ...batch, body: { selectedProgram: choice } }, target));
    return null;
  } catch (error) {
    return skipFor(error);
  }
}
