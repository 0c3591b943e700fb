import type { BulkClosure, BulkSkip, ClosureBody, UserUpdate } from '@passerelle/shared/contract';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import { sql } from 'kysely';
import { Failure } from '../../../platform/failure';
import { changeProgram } from '../change-program';
import { attempt, type Batch, lockPeople, missingReasons, type Outcomes } from './batch-people';

/**
 * Maps the error of a programme change to a skip reason: a full or ended pack, one of other groups, a programme no longer
 * offered, a start that is past or outside the pack’s period, or a closure too far from the programme.
 */
function skipFor(error: unknown): BulkSkip | null {
  if (!(error instanceof Failure)) return null;
  if (error.code === 'conflict') return 'noSeat';
  if (error.code === 'notFound') return 'notOffered';
  if (error.details.message === 'packOfOtherGroups') return 'otherGroups';
  if (error.details.message?.startsWith('programStart')) return 'startOver';
  return error.details.message === 'closureTooFar' ? 'closureTooFar' : null;
}

interface Followed {
  isOver: boolean;
  isClosed: boolean;
}

interface Change {
  /** The reason to leave a person out, by the programme that they follow. */
  skipOf: (followed: Followed | undefined) => BulkSkip | null;
  body: Pick<UserUpdate, 'selectedProgram' | 'extension' | 'closure'>;
}

/** The same change for each person, as on their own page. */
async function change(batch: Batch, ids: readonly string[], { skipOf, body }: Change): Promise<Outcomes> {
  const { db, person: actor, now } = batch;
  const people = await lockPeople(db, actor, ids);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, people));
  const programs = await db
    .selectFrom('user_programs')
    .leftJoin('user_program_closures as closure', 'closure.user_program_id', 'user_programs.id')
    .where('user_id', 'in', ids)
    .where('selected', '=', true)
    .select(['user_id', 'status', 'closure.type as closure'])
    .execute();
  const followed = new Map(
    programs.map(({ user_id, status, closure }) => [
      user_id,
      { isOver: status === 'closed', isClosed: closure !== null },
    ]),
  );
  // If seats run out, the first of the list get them.
  for (const id of ids) {
    const target = people.find((one) => one.id === id);
    if (!target) continue;
    const isChangeable = id !== actor.id && grantableRoles(actor.role).some((role) => role === target.role);
    const skip = target.role === 'user' ? skipOf(followed.get(id)) : 'notParticipant';
    if (!isChangeable) outcomes.set(id, 'notAllowed');
    else outcomes.set(id, skip ?? (await attempt(batch, () => changeProgram({ ...batch, body }, target), skipFor)));
  }
  const done = people.flatMap(({ id }) => (outcomes.get(id) === null ? id : []));
  if (done.length === 0) return outcomes;
  await db
    .updateTable('users')
    .set({ version: sql`version + 1`, updated_at: now.toJSDate() })
    .where('id', 'in', done)
    .execute();
  return outcomes;
}

const closureBodyOf = ({ type, date, comment }: BulkClosure): ClosureBody =>
  type === 'internal' ? { type, job: { entryOnDutyDate: date }, comment } : { type, leavingDate: date, comment };

const nothingOffered = (ids: readonly string[]): Outcomes => new Map(ids.map((id) => [id, 'notOffered'] as const));

export const changePrograms = {
  /** People with a programme keep theirs. */
  give: async (batch: Batch, ids: readonly string[]): Promise<Outcomes> =>
    batch.choice
      ? change(batch, ids, {
          skipOf: (followed) => (followed && !followed.isOver ? 'hasProgram' : null),
          body: { selectedProgram: batch.choice },
        })
      : nothingOffered(ids),
  extend: async (batch: Batch, ids: readonly string[]): Promise<Outcomes> =>
    batch.choice
      ? change(batch, ids, {
          skipOf: (followed) => (!followed ? 'noProgram' : followed.isOver ? 'programOver' : null),
          body: { extension: batch.choice },
        })
      : nothingOffered(ids),
  /** A closure that was entered already stays as it is. */
  close: async (batch: Batch, ids: readonly string[]): Promise<Outcomes> => {
    if (!batch.closure) throw new Error(`Bulk action ${batch.bulkId} has no closure`);
    return change(batch, ids, {
      skipOf: (followed) => (!followed ? 'noProgram' : followed.isClosed ? 'programOver' : null),
      body: { closure: closureBodyOf(batch.closure) },
    });
  },
};
