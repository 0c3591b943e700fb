import { DateTime } from 'luxon';
import { type EmailLinkState, durations, type EmailLinkResult } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { transact } from '../../platform/database/connection';
import { type Failure, failure } from '../../platform/failure';
import type { MessageKey } from '../../platform/failure-messages';
import type { Context } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import type { Person } from '../../platform/sessions/person';
import { emailTaken, cancelPendingEmailChange } from '../accounts/email-addresses';
import { lockPerson, type Identity, isOtherMailbox } from '../accounts/identity';
import { type EmailLinkRow, findEmailLink, mailboxOf, stateOfEmailLink } from './links';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { issueLinkToken, revokeLinkTokens } from '../accounts/link-tokens';
import { readFactorRow, removeSecondFactor } from '../second-factor/factor-row';
import { sendFactorMail } from '../second-factor/mails';
import { endLaterClaims, replaceEmail, findClaimOf } from './changes';
import { sendTakenBackNotices, sendChangedNotice } from './mails';

type LinkContext = Pick<
  Context<unknown, Person | undefined>,
  'db' | 'person' | 'services' | 'locale' | 'now' | 'request'
>;

interface FollowedLink {
  result: EmailLinkResult;
  /** The new token of the session that has followed the link, when it is the person's own. */
  renewedToken?: string;
}

/** Who goes back to an address that could be taken back has it back: what came after it has no claim any more. */
async function endClaimsByReturn({ db, now }: LinkContext, { id, user_id, new_email }: EmailLinkRow): Promise<boolean> {
  const at = now.toJSDate();
  const claim = await findClaimOf(db, user_id, new_email, at);
  if (!claim || claim.id === id) return false;
  await endLaterClaims(db, { userId: user_id, requestedAt: claim.requested_at, exceptId: claim.id }, at);
  return true;
}

/** The session that confirms goes on, under a new token, where it is the person's own; every other one ends. */
async function endOtherSessions({ db, person, services }: LinkContext, userId: string): Promise<string | undefined> {
  const own = person?.id === userId ? person.sessionId : undefined;
  await services.sessions.endOthers(db, userId, own);
  return own === undefined ? undefined : services.sessions.renew(db, own);
}

/** The new address becomes the account's. A valid link, in the transaction that has locked the person. */
async function confirmEmail(context: LinkContext, link: EmailLinkRow, present: Identity): Promise<FollowedLink> {
  const { db, now } = context;
  const { id, user_id, organization_id, new_email } = link;
  const at = now.toJSDate();
  await revokeLinkTokens(db, user_id, at);
  await db
    .updateTable('email_changes')
    .set({ confirmed_at: at, take_back_until: now.plus({ days: durations.emailTakeBackDays }).toJSDate() })
    .where('id', '=', id)
    .execute();
  await replaceEmail(db, present, new_email, now);
  const isReturn = await endClaimsByReturn(context, link);
  const renewedToken = await endOtherSessions(context, user_id);
  await sendChangedNotice(context, link, !isReturn);
  await writeAuditEntry(
    { ...context, person: { id: user_id, organizationId: organization_id } },
    { action: 'user.emailChanged', subjectKind: 'user', subjectIds: [user_id] },
  );
  const result = {
    done: 'confirmed',
    email: new_email,
    signedIn: renewedToken !== undefined,
    resetToken: null,
  } as const;
  return { result, ...(renewedToken !== undefined && { renewedToken }) };
}

/** A factor set up around the time of the change may belong to whoever asked for it, and would lock the owner out. */
async function removeRecentFactor(context: LinkContext, userId: string, requestedAt: Date): Promise<void> {
  const { db } = context;
  const since = DateTime.fromJSDate(requestedAt).minus({ days: durations.emailTakeBackDays }).toJSDate();
  const factor = await readFactorRow(db, userId);
  if (!factor || (factor.confirmed_at !== null && factor.confirmed_at <= since)) return;
  if (await removeSecondFactor(db, userId)) await sendFactorMail(context, userId, 'secondFactorOff');
}

/**
 * The address before the change is the account's again. Whoever asked for the change knew the password: every session
 * ends, no password works until a new one is chosen, and what the account was led to since has no claim to it.
 */
async function takeEmailBack(context: LinkContext, link: EmailLinkRow, present: Identity): Promise<FollowedLink> {
  const { db, services, now } = context;
  const { id, user_id: userId, old_email: email, requested_at: requestedAt } = link;
  const at = now.toJSDate();
  await revokeLinkTokens(db, userId, at);
  await db.deleteFrom('credentials').where('user_id', '=', userId).execute();
  await removeRecentFactor(context, userId, requestedAt);
  await cancelPendingEmailChange(db, userId, at);
  await db.updateTable('email_changes').set({ taken_back_at: at }).where('id', '=', id).execute();
  await endLaterClaims(db, { userId, requestedAt, exceptId: id }, at);
  const displaced = isOtherMailbox(email, present.email) ? present.email : null;
  if (displaced !== null) await replaceEmail(db, present, email, now);
  await services.sessions.endOthers(db, userId);
  await sendTakenBackNotices(context, userId, { restored: email, displaced });
  await writeAuditEntry(
    { ...context, person: { id: userId, organizationId: link.organization_id } },
    { action: 'user.emailTakenBack', subjectKind: 'user', subjectIds: [userId] },
  );
  const resetToken = await issueLinkToken(db, userId, 'reset', now);
  return { result: { done: 'takenBack', email, signedIn: false, resetToken } };
}

/** Links that were never sent, tried from one address: a token that was sent is no guess. */
const unknownPerSource: Limit = { tries: 100, within: 15 * 60 };

type CallContext<K extends keyof Calls> = Context<Calls[K], Person | undefined>;

const countUnknown = ({ db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>, source: string): Promise<void> =>
  countTry(db, `email-link:source:${source}`, unknownPerSource, now);

/** What the page of a link shows. Programs that open links ahead of their reader come as far as this, and change nothing. */
export async function readEmailLink(context: CallContext<'GET /auth/email'>, source: string): Promise<EmailLinkState> {
  const { db, query, now } = context;
  const link = await findEmailLink(db, query.token);
  if (!link) {
    await countUnknown(context, source);
    return { action: null, state: 'unknown', email: null };
  }
  return { action: link.action, state: await stateOfEmailLink(db, link, now), email: mailboxOf(link) };
}

type Refused = Exclude<EmailLinkState['state'], 'valid' | 'taken' | 'unknown'>;

const refusals: Record<EmailLinkRow['action'], Record<Refused, MessageKey>> = {
  confirm: { expired: 'emailLinkExpired', used: 'linkUsed', cancelled: 'emailChangeCancelled' },
  takeBack: { expired: 'takeBackOver', used: 'linkUsed', cancelled: 'takeBackOver' },
};

const unknownLink = (): Failure => failure('notFound', { message: 'linkUnknown', fields: { token: 'unknown' } });

function refusalOf({ action }: EmailLinkRow, state: Exclude<EmailLinkState['state'], 'valid'>): Failure {
  if (state === 'unknown') return unknownLink();
  if (state !== 'taken') {
    return failure('invalid', { message: refusals[action][state], fields: { token: 'notAllowed' } });
  }
  if (action === 'confirm') return emailTaken();
  return failure('duplicate', { message: 'takeBackTaken', fields: { email: 'duplicate' } });
}

/** Everything that may happen to an address locks its person first: of two at the same moment the second sees the first. */
async function follow(context: LinkContext, token: string): Promise<FollowedLink> {
  const { db, now } = context;
  const found = await findEmailLink(db, token);
  if (!found) throw unknownLink();
  const present = await lockPerson(db, found.user_id);
  const link = await findEmailLink(db, token);
  if (!link) throw unknownLink();
  const state = await stateOfEmailLink(db, link, now);
  if (state !== 'valid') throw refusalOf(link, state);
  return link.action === 'confirm' ? confirmEmail(context, link, present) : takeEmailBack(context, link, present);
}

export async function followEmailLink(context: CallContext<'POST /auth/email'>, source: string): Promise<FollowedLink> {
  const { token } = context.body;
  if (!(await findEmailLink(context.db, token))) await countUnknown(context, source);
  return transact(context.db, (db) => follow({ ...context, db }, token));
}
