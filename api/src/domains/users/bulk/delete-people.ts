import type { BulkSkip } from '@passerelle/shared/contract';
import { Failure } from '../../../platform/failure';
import { assertMayDelete, bringBack, deletedPeople, hidePerson } from '../delete-user';
import { attempt, type Batch, lockPeople, missingReasons, type Outcomes } from './batch-people';

function deletionSkip(error: unknown): BulkSkip | null {
  if (!(error instanceof Failure)) return null;
  if (error.code === 'forbidden') return 'notAllowed';
  return error.code === 'conflict' ? 'lastOwner' : null;
}

/** Hides each person that the actor may delete, as on their own page. */
export async function deletePeople(batch: Batch, ids: readonly string[]): Promise<Outcomes> {
  const { db, person: actor } = batch;
  const people = await lockPeople(db, actor, ids, true);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, people));
  // Of the last owners, the last of the list stays.
  for (const target of people.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))) {
    const remove = async (): Promise<void> => {
      await assertMayDelete(db, actor, target);
      await hidePerson(batch, target);
    };
    outcomes.set(target.id, await attempt(batch, remove, deletionSkip));
  }
  return outcomes;
}

function restoreSkip(error: unknown): BulkSkip | null {
  if (!(error instanceof Failure)) return null;
  if (error.code === 'forbidden') return 'notAllowed';
  if (error.code === 'duplicate') return 'emailTaken';
  return error.code === 'conflict' ? 'noSeat' : null;
}

/** Takes a deletion back: a person restored meanwhile is left alone. */
export async function restorePeople(batch: Batch, ids: readonly string[]): Promise<Outcomes> {
  const { db, person: actor, now } = batch;
  const people = await deletedPeople(db, actor, now)
    .where('users.id', 'in', ids)
    .select(['users.id', 'users.email', 'users.role', 'users.organization_id'])
    .orderBy('users.id')
    .forUpdate()
    .execute();
  const alive = await lockPeople(db, actor, ids);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, [...people, ...alive]));
  for (const { id } of alive) outcomes.set(id, 'alreadySet');
  for (const target of people) {
    outcomes.set(target.id, await attempt(batch, () => bringBack(batch, target), restoreSkip));
  }
  return outcomes;
}
