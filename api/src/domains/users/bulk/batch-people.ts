import type { BulkClosure, BulkSkip } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { rollBackOnFailure } from '../../../platform/database/dry-run';
import type { Services } from '../../../platform/http/services';
import type { Audited } from '../../../platform/sessions/audit';
import type { Person } from '../../../platform/sessions/person';
import { visibleTo } from '../../accounts/visibility';

/** For each person: the skip reason, or null if done. */
export type Outcomes = ReadonlyMap<string, BulkSkip | null>;

export interface Batch extends Audited {
  db: Db;
  person: Person;
  services: Services;
  now: DateTime<true>;
  groupId: string | null;
  /** The source of programmes or extensions; null for anything else. */
  choice: { pack: string; program: string; fromDate: string | null } | null;
  /** The new followers of a hand-over; null for one that stays. */
  manager: string | null;
  hrRepresentative: string | null;
  /** Null except for closures. */
  closure: BulkClosure | null;
  bulkId: string;
}

/**
 * The people still in the actor's scope, locked in id order, so that two parallel actions neither deadlock nor use
 * outdated rows. Before a deletion as in `lockVisiblePerson`.
 */
export const lockPeople = (db: Db, actor: Person, ids: readonly string[], isGoing = false) =>
  db
    .selectFrom('users')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .where(visibleTo(actor))
    .select(['users.id', 'users.organization_id', 'users.role', 'users.invited_at', 'users.setup_at'])
    .select(['users.news_asked_at', 'users.program_status', 'users.program_paused_until'])
    .select(['users.manager_id', 'users.hr_representative_id'])
    .orderBy('users.id')
    .$call((people) => (isGoing ? people.forUpdate() : people.forNoKeyUpdate()))
    .execute();

/** The reason for an id without a person: deleted since, or out of the actor's scope. */
export async function missingReasons(
  db: Db,
  ids: readonly string[],
  found: readonly { id: string }[],
): Promise<Map<string, BulkSkip>> {
  const missing = ids.filter((id) => found.every((one) => one.id !== id));
  if (missing.length === 0) return new Map();
  const alive = await db
    .selectFrom('users')
    .where('id', 'in', missing)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  const isAlive = new Set(alive.map(({ id }) => id));
  return new Map(missing.map((id) => [id, isAlive.has(id) ? 'notVisible' : 'gone'] as const));
}

/** The work for one person, rolled back where it fails; an error without a skip reason fails the batch. */
export async function attempt(
  { db }: Batch,
  work: () => Promise<void>,
  skipFor: (error: unknown) => BulkSkip | null,
): Promise<BulkSkip | null> {
  try {
    await rollBackOnFailure(db, work);
    return null;
  } catch (error) {
    const skip = skipFor(error);
    if (skip === null) throw error;
    return skip;
  }
}
