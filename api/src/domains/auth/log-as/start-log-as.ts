import type { OwnProfile } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type Db, transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { assertOneself, endLogAs, startLogAs } from '../../../platform/sessions/log-as';
import type { Person } from '../../../platform/sessions/person';
import { assertNoTakeover } from '../../accounts/takeover';
import { visibleTo } from '../../accounts/visibility';
import { sendNotice } from '../../notifications/notices';
import { readProfile } from '../../profile/read-profile';
import { sendLoggedAsMail } from './mails';

/** A person whose role the actor could assign: never a peer, a higher role or the actor. */
async function findTarget(db: Db, actor: Person, userId: string) {
  const target = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where(visibleTo(actor))
    .select(['users.id', 'users.role', 'users.organization_id', 'users.terms_accepted_at'])
    .executeTakeFirst();
  if (!target) throw failure('notFound');
  if (target.id === actor.id || !grantableRoles(actor.role).some((role) => role === target.role)) {
    throw failure('forbidden', { message: 'personNotChangeable' });
  }
  await assertNoTakeover(db, actor, target);
  // Only the person may accept the terms, and without them there is nothing to see.
  if (target.terms_accepted_at === null) throw failure('conflict', { message: 'logAsWithoutTerms' });
  return target;
}

/** Outside the call's transaction, so that the new token is sent only once it is committed. */
export async function logAs(context: Context<Calls['POST /logAs']>): Promise<OwnProfile> {
  const { person: actor, body, now, locale, request, reply, services } = context;
  assertOneself(actor);
  const until = now.plus({ minutes: durations.logAsMinutes });
  const { profile, token } = await transact(context.db, async (db) => {
    const target = await findTarget(db, actor, body.userId);
    const started = await startLogAs(db, {
      actor,
      userId: target.id,
      until: until.toJSDate(),
      reason: body.reason,
    });
    if (!started) throw failure('conflict');
    await writeAuditEntry(
      { db, person: actor, request, now },
      {
        action: 'logAs.started',
        subjectKind: 'user',
        subjectIds: [target.id],
        organizationId: target.organization_id,
        details: { reason: body.reason, minutes: durations.logAsMinutes },
      },
    );
    const about = `logAs:${actor.sessionId}:${now.toMillis()}`;
    await sendNotice(db, { userId: target.id, key: 'loggedAs', params: { at: now.toISO() }, about }, now);
    await sendLoggedAsMail({ db, services, now }, target.id, about);
    const loggedAs = { firstName: actor.firstName, lastName: actor.lastName, until: until.toUTC().toISO() };
    return {
      profile: await readProfile(db, target.id, locale, loggedAs),
      token: await services.sessions.renew(db, actor.sessionId),
    };
  });
  services.sessions.handOver(token, request, reply);
  return profile;
}

/** Ends the impersonation. Answers the same without one: an expired one has ended by itself. */
export async function leaveLogAs(context: Context<Calls['DELETE /logAs']>): Promise<OwnProfile> {
  const { person, now, locale, request, reply, services } = context;
  const own = person.impersonatorId ?? person.id;
  const { profile, token } = await transact(context.db, async (db) => {
    const ended = await endLogAs(db, person.sessionId, { request, now, how: 'left' });
    return {
      profile: await readProfile(db, own, locale),
      token: ended ? await services.sessions.renew(db, person.sessionId) : undefined,
    };
  });
  if (token !== undefined) services.sessions.handOver(token, request, reply);
  return profile;
}
