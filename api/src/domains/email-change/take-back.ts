import { DateTime } from 'luxon';
import { durations } from '@passerelle/shared/contract';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { cancelPendingEmailChange } from '../accounts/email-addresses';
import { type Identity, isOtherMailbox } from '../accounts/identity';
import { issueLinkToken, revokeLinkTokens } from '../accounts/link-tokens';
import { readFactorRow, removeSecondFactor } from '../second-factor/factor-row';
import { sendFactorMail } from '../second-factor/mails';
import { endLaterClaims, replaceEmail } from './changes';
import type { FollowedLink, LinkContext } from './confirm';
import type { EmailLinkRow } from './links';
import { sendTakenBackNotices } from './mails';

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
export async function takeEmailBack(
  context: LinkContext,
  link: EmailLinkRow,
  present: Identity,
): Promise<FollowedLink> {
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
