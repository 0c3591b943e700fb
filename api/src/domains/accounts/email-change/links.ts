import type { EmailLinkAction, EmailLinkState } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { hashOf, newToken } from '../../../platform/sessions/secrets';
import { isEmailFree } from '../email-addresses';

/** Earlier links stay valid: they are in the same mailbox, and mails may arrive in another order. */
export async function issueEmailLink(
  db: Db,
  changeId: string,
  action: EmailLinkAction,
  now: DateTime<true>,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('email_change_links')
    .values({ token_hash: hashOf(token), email_change_id: changeId, action, created_at: now.toJSDate() })
    .execute();
  return `/email-change?token=${token}`;
}

const linkQuery = (db: Db, token: string) =>
  db
    .selectFrom('email_change_links')
    .innerJoin('email_changes as change', 'change.id', 'email_change_links.email_change_id')
    .innerJoin('users', 'users.id', 'change.user_id')
    .where('email_change_links.token_hash', '=', hashOf(token))
    .where('users.deleted_at', 'is', null)
    .select(['email_change_links.action', 'users.organization_id', 'change.by_staff'])
    .select(['change.id', 'change.user_id', 'change.old_email', 'change.new_email', 'change.requested_at'])
    .select(['change.expires_at', 'change.take_back_until'])
    .select(['change.confirmed_at', 'change.cancelled_at', 'change.taken_back_at']);

export type EmailLinkRow = NonNullable<Awaited<ReturnType<typeof findEmailLink>>>;

/** Undefined for an unknown link, or when its person was deleted. */
export const findEmailLink = (db: Db, token: string) => linkQuery(db, token).executeTakeFirst();

/** The recipient address of the link. */
export const mailboxOf = ({ action, old_email, new_email }: EmailLinkRow): string =>
  action === 'confirm' ? new_email : old_email;

/** Staff entered the address: its mailbox owner must also prove to be the account's person. */
export const needsPassword = ({ action, by_staff }: EmailLinkRow): boolean => action === 'confirm' && by_staff;

const spentState = (link: EmailLinkRow, at: Date): EmailLinkState['state'] | undefined => {
  if (link.action === 'takeBack') {
    if (link.taken_back_at) return 'used';
    return link.take_back_until <= at ? 'expired' : undefined;
  }
  if (link.cancelled_at || link.taken_back_at) return 'cancelled';
  if (link.confirmed_at) return 'used';
  return link.expires_at <= at ? 'expired' : undefined;
};

export async function stateOfEmailLink(
  db: Db,
  link: EmailLinkRow,
  now: DateTime<true>,
): Promise<EmailLinkState['state']> {
  const spent = spentState(link, now.toJSDate());
  if (spent) return spent;
  return (await isEmailFree(db, { email: mailboxOf(link), userId: link.user_id, now })) ? 'valid' : 'taken';
}
