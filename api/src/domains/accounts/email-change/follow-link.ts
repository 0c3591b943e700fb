import { DateTime } from 'luxon';
import type { EmailLinkResult, EmailLinkState } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { transact } from '../../../platform/database/connection';
import { type Failure, failure } from '../../../platform/failure';
import type { MessageKey } from '../../../platform/failure-messages';
import type { Context } from '../../../platform/http/routes';
import { countTry, type Limit } from '../../../platform/limits/rate-limits';
import type { Person } from '../../../platform/sessions/person';
import { emailTaken, cancelPendingEmailChange } from '../email-addresses';
import { lockPerson, type Identity, isOtherMailbox } from '../identity';
import { assertStillProven } from '../passwords';
import { accounts, type Browser, isRightPassword } from '../try-password';
import { applyChange } from './apply-change';
import { type EmailLinkRow, findEmailLink, mailboxOf, needsPassword, stateOfEmailLink } from './links';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { issueLinkToken, revokeLinkTokens } from '../link-tokens';
import { readFactorRow, removeSecondFactor } from '../second-factor/factor-row';
import { sendFactorMail } from '../second-factor/mails';
import { endLaterClaims, replaceEmail } from './changes';
import { sendTakenBackNotices } from './mails';

type LinkContext = Pick<
  Context<unknown, Person | undefined>,
  'db' | 'person' | 'services' | 'locale' | 'now' | 'request'
>;

interface FollowedLink {
  result: EmailLinkResult;
  /** The new token of the confirming session, if it is the person's own. */
  renewedToken?: string;
}

/** The confirming session continues under a new token if it is the person's own; every other one ends. */
async function endOtherSessions({ db, person, services }: LinkContext, userId: string): Promise<string | undefined> {
  const own = person?.id === userId ? person.sessionId : undefined;
  await services.sessions.endOthers(db, userId, own);
  return own === undefined ? undefined : services.sessions.renew(db, own);
}

/** A valid link, in the transaction that has locked the person. */
async function confirmEmail(context: LinkContext, link: EmailLinkRow, present: Identity): Promise<FollowedLink> {
  const { user_id, organization_id, new_email } = link;
  await applyChange(context, link, present);
  const renewedToken = await endOtherSessions(context, user_id);
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

/** A factor set up around the time of the change may belong to an attacker, and would lock the owner out. */
async function removeRecentFactor(context: LinkContext, userId: string, requestedAt: Date): Promise<void> {
  const { db } = context;
  const since = DateTime.fromJSDate(requestedAt).minus({ days: durations.emailTakeBackDays }).toJSDate();
  const factor = await readFactorRow(db, userId);
  if (!factor || (factor.confirmed_at !== null && factor.confirmed_at <= since)) return;
  if (await removeSecondFactor(db, userId)) await sendFactorMail(context, userId, 'secondFactorOff');
}

/**
 * Restores the address before the change. The requester knew the password: every session ends, no password works until
 * a new one is chosen, and other changes made since lose their claim.
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
  await sendTakenBackNotices(context, userId, { restored: email, displaced, byStaff: link.by_staff });
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

/** The preview of a link. Link scanners stop here, and change nothing. */
export async function readEmailLink(context: CallContext<'GET /auth/email'>, source: string): Promise<EmailLinkState> {
  const { db, query, now } = context;
  const link = await findEmailLink(db, query.token);
  if (!link) {
    await countUnknown(context, source);
    return { action: null, state: 'unknown', email: null, needsPassword: false };
  }
  return {
    action: link.action,
    state: await stateOfEmailLink(db, link, now),
    email: mailboxOf(link),
    needsPassword: needsPassword(link),
  };
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

/** Every change of an address locks its person first: of two in parallel the second sees the first. */
async function follow(context: LinkContext, token: string, provenHash: string | undefined): Promise<FollowedLink> {
  const { db, now } = context;
  const found = await findEmailLink(db, token);
  if (!found) throw unknownLink();
  const present = await lockPerson(db, found.user_id);
  const link = await findEmailLink(db, token);
  if (!link) throw unknownLink();
  const state = await stateOfEmailLink(db, link, now);
  if (state !== 'valid') throw refusalOf(link, state);
  if (needsPassword(link)) await assertStillProven(db, link.user_id, provenHash ?? '');
  return link.action === 'confirm' ? confirmEmail(context, link, present) : takeEmailBack(context, link, present);
}

/** Outside a transaction, so that wrong passwords count as at sign-in. An invalid link proves nothing. */
async function provePassword(
  context: CallContext<'POST /auth/email'>,
  link: EmailLinkRow,
  browser: Browser,
): Promise<string | undefined> {
  const { db, body, now } = context;
  if (!needsPassword(link) || (await stateOfEmailLink(db, link, now)) !== 'valid') return undefined;
  if (body.password === undefined) throw failure('invalid', { fields: { password: 'required' } });
  const account = await accounts(db).where('users.id', '=', link.user_id).executeTakeFirstOrThrow();
  if (await isRightPassword(context, account, { password: body.password, browser })) return account.passwordHash;
  throw failure('invalid', { message: 'wrongAccountPassword', fields: { password: 'notAllowed' } });
}

export async function followEmailLink(
  context: CallContext<'POST /auth/email'>,
  browser: Browser,
): Promise<FollowedLink> {
  const { token } = context.body;
  const link = await findEmailLink(context.db, token);
  if (!link) await countUnknown(context, browser.source);
  const provenHash = link && (await provePassword(context, link, browser));
  return transact(context.db, (db) => follow({ ...context, db }, token, provenHash));
}
