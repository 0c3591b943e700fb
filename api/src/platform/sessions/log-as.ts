import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../database/connection';
import { failure } from '../failure';
import { type Audited, writeAuditEntry, writeCountedAuditEntry } from './audit';
import type { Person } from './person';

interface Start {
  /** The real actor. */
  actor: Pick<Person, 'id' | 'sessionId'>;
  userId: string;
  until: Date;
  reason: string;
}

/**
 * The session continues as another user's and keeps its owner: it needs no new sign-in at the end, and ending the
 * sessions of either user ends it too. An impersonated session stays as it is.
 */
export async function startLogAs(db: Db, { actor, userId, until, reason }: Start): Promise<boolean> {
  const started = await db
    .updateTable('sessions')
    .set({ user_id: userId, impersonator_id: actor.id, log_as_until: until, log_as_reason: reason })
    .where('id', '=', actor.sessionId)
    .where('user_id', '=', actor.id)
    .where('impersonator_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return started !== undefined;
}

/** Returns the session to its owner; of two parallel calls one does, and logs it. */
export async function endLogAs(
  db: Db,
  sessionId: string,
  { request, now, how }: { request: { id: string }; now: DateTime<true>; how: 'left' | 'expired' },
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.impersonator_id', 'is not', null)
    .select(['sessions.user_id', 'sessions.impersonator_id', 'users.organization_id'])
    .forUpdate('sessions')
    .executeTakeFirst();
  if (!session?.impersonator_id) return false;
  await db
    .updateTable('sessions')
    .set({ user_id: session.impersonator_id, impersonator_id: null, log_as_until: null, log_as_reason: null })
    .where('id', '=', sessionId)
    .execute();
  await writeAuditEntry(
    { db, request, now, person: { id: session.impersonator_id, organizationId: session.organization_id } },
    { action: 'logAs.ended', subjectKind: 'user', subjectIds: [session.user_id], details: { how } },
  );
  return true;
}

/** After its end the session is its owner's again, from the next call on. */
export const endExpiredLogAs = (
  db: Db,
  sessionId: string,
  moment: { request: { id: string }; now: DateTime<true> },
): Promise<boolean> => transact(db, (inside) => endLogAs(inside, sessionId, { ...moment, how: 'expired' }));

/** Throws during impersonation, for calls that only the person may make. */
export function assertOneself({ impersonatorId }: Pick<Person, 'impersonatorId'>): void {
  if (impersonatorId !== null) throw failure('forbidden', { message: 'loggedAs' });
}

/** The number of equal calls with a line each within an hour: an autosaved form is one action. */
const WRITTEN_PER_HOUR = 20;

/** Logs the work of staff during impersonation, with both people. */
export const recordWorkFor = (
  audited: Audited & { person: Pick<Person, 'id' | 'sessionId'> },
  call: string,
  fields: readonly string[] = [],
): Promise<void> =>
  writeCountedAuditEntry(
    audited,
    { key: `logAs:${audited.person.sessionId}:${call}`, written: WRITTEN_PER_HOUR },
    { action: 'user.updated', subjectKind: 'user', subjectIds: [audited.person.id], fields, details: { call } },
  );

/** For the rest of a transaction nothing counts as the person's own activity: see the trigger of `metric_facts`. */
export const leaveOutOfFigures = async (db: Db): Promise<void> =>
  void (await sql`SELECT set_config('passerelle.logged_as', 'on', true)`.execute(db));
