import { durations } from '@passerelle/shared/contract';
import { writeAuditEntry } from '../../platform/sessions/audit';
import type { Context } from '../../platform/http/routes';
import { cancelPendingEmailChange } from '../accounts/email-addresses';
import type { Identity } from '../accounts/identity';
import { revokeLinkTokens } from '../accounts/link-tokens';
import { replaceEmail } from './changes';
import { sendChangedNotice } from './mails';

type StaffContext = Pick<Context<unknown>, 'db' | 'person' | 'request' | 'services' | 'locale' | 'now'>;

/**
 * Staff correct an address without asking its owner first. The old mailbox is told, and can take the account back for as
 * long as after a change that the person has made. Invitations that went to the old address open nothing any more.
 */
export async function replaceEmailByStaff(
  context: StaffContext,
  target: Identity & { organization_id: string },
  email: string,
) {
  const { db, now } = context;
  const at = now.toJSDate();
  await cancelPendingEmailChange(db, target.id, at);
  await revokeLinkTokens(db, target.id, at);
  await replaceEmail(db, target, email, now);
  const change = await db
    .insertInto('email_changes')
    .values({
      user_id: target.id,
      old_email: target.email,
      new_email: email,
      requested_at: at,
      expires_at: at,
      confirmed_at: at,
      take_back_until: now.plus({ days: durations.emailTakeBackDays }).toJSDate(),
    })
    .returning(['id', 'user_id', 'old_email', 'new_email'])
    .executeTakeFirstOrThrow();
  await sendChangedNotice(context, change, true);
  await writeAuditEntry(context, {
    action: 'user.emailChanged',
    subjectKind: 'user',
    subjectIds: [target.id],
    organizationId: target.organization_id,
  });
}
