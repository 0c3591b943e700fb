import type { BulkSkip } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import type { Audited } from '../../../platform/sessions/audit';
import type { Person } from '../../../platform/sessions/person';
import { visibleTo } from '../../accounts/visibility';

/** For each of the people: why nothing was done, or null where it was. */
export type Outcomes = ReadonlyMap<string, BulkSkip | null>;

export interface Batch extends Audited {
  db: Db;
  person: Person;
  services: Services;
  now: DateTime<true>;
  groupId: string | null;
  /** What programmes are given out of; null for anything else. */
  choice: { pack: string; program: string } | null;
}

/**
 * Those of the people whom the actor still sees, locked in the order of their ids, so that two actions at once neither
 * wait for each other nor act on what the other has just changed.
 */
export const lockPeople = (db: Db, actor: Person, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .where(visibleTo(actor))
    .select(['users.id', 'users.organization_id', 'users.role', 'users.invited_at', 'users.setup_at'])
    .select(['users.news_asked_at', 'users.program_status', 'users.program_paused_until'])
    .orderBy('users.id')
    .forNoKeyUpdate()
    .execute();

/** Why nobody was found under an id that was on the list: deleted since, or out of the actor's sight. */
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
