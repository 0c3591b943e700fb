import { msg, plural } from '@lingui/core/macro';
import type { Locale, OwnProfile } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { durations } from '@passerelle/shared/contract/limits';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
import type { DateTime } from 'luxon';

import { type Db, transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import type { Services } from '../../../platform/http/services';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { assertOneself, endLogAs, startLogAs } from '../../../platform/sessions/log-as';
import type { Person } from '../../../platform/sessions/person';
import { writtenDates } from '../../../platform/text/written-dates';
import { assertNoTakeover } from '../../accounts/takeover';
import { visibleTo } from '../../accounts/visibility';
import { addresseeOf, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';
import { sendNotice } from '../../notifications/notices';
import { readProfile } from '../../profile/read-profile';

const { logAsMinutes } = durations;

/** The reason stays in the log: it may concern a third person. */
function loggedAsText(locale: Locale, now: DateTime<true>): MailText {
  const { homeDay, time: timeOf } = writtenDates(locale, now);
  const at = now.toISO();
  const [day, time] = [homeDay(at), timeOf(at)];
  return {
    subject: msg`L’équipe Passerelle a ouvert votre compte`,
    paragraphs: [
      msg`Le ${day} à ${time}, une personne de l’équipe Passerelle a ouvert votre compte pour ${plural(logAsMinutes, { one: '# minute', other: '# minutes' })} au plus, afin de vous aider. Le motif est inscrit au journal de votre organisation.`,
      msg`Pendant ce temps, elle ne peut changer ni votre mot de passe, ni votre adresse e‑mail, ni télécharger vos données. Rien de tout cela ne compte dans vos statistiques.`,
    ],
    closing: msg`Si vous n’aviez rien demandé, parlez-en aux administrateurs de votre organisation.`,
  };
}

/** Also mailed, for people who do not sign in. */
async function sendLoggedAsMail(
  { db, services, now }: { db: Db; services: Services; now: DateTime<true> },
  userId: string,
  about: string,
): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
  const to = addresseeOf(row);
  const mail = writeMail({
    kind: 'loggedAs',
    to,
    words: loggedAsText(to.locale, now),
    publicUrl: services.config.publicUrl,
  });
  await services.mailer.send(db, { ...mail, dedupeKey: about }, now);
}

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
