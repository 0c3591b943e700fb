import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../database/connection';
import { failure } from '../failure';
import { type Audited, writeAuditEntry, writeCountedAuditEntry } from './audit';
import type { Person } from './person';

interface Start {
  /** Who really acts. */
  actor: Pick<Person, 'id' | 'sessionId'>;
  userId: string;
  until: Date;
  reason: string;
}

/**
 * The session goes on as somebody else's, and knows whose it is: nothing has to be found again when it ends, and whatever
 * ends the sessions of either of the two ends it too. One that is somebody else's already stays as it is.
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

/** Gives the session back to whose it really is; of two calls at once one does it, and writes it down. */
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

/** Past its end a session is its owner's again, from the next call on. */
export const endExpiredLogAs = (
  db: Db,
  sessionId: string,
  moment: { request: { id: string }; now: DateTime<true> },
): Promise<boolean> => transact(db, (inside) => endLogAs(inside, sessionId, { ...moment, how: 'expired' }));

/** What only the person themselves may do, or have done to them, is refused to whoever is signed in as them. */
export function assertOneself({ impersonatorId }: Pick<Person, 'impersonatorId'>): void {
  if (impersonatorId !== null) throw failure('forbidden', { message: 'loggedAs' });
}

/** As many calls of one kind have a line each within an hour: a form that is kept while it is typed is one thing done. */
const WRITTEN_PER_HOUR = 20;

/** Something that somebody of the product did in the place of the person whose session it is: in the log with both. */
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
