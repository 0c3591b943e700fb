import { durations, type EmailLinkResult } from '@passerelle/shared/contract';
import { writeAuditEntry } from '../../platform/sessions/audit';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import type { Identity } from '../accounts/identity';
import { revokeLinkTokens } from '../accounts/link-tokens';
import { endLaterClaims, findClaimOf, replaceEmail } from './changes';
import type { EmailLinkRow } from './links';
import { sendChangedNotice } from './mails';

export type LinkContext = Pick<
  Context<unknown, Person | undefined>,
  'db' | 'person' | 'services' | 'locale' | 'now' | 'request'
>;

export interface FollowedLink {
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
export async function confirmEmail(context: LinkContext, link: EmailLinkRow, present: Identity): Promise<FollowedLink> {
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
