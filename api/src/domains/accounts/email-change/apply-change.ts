import { durations } from '@passerelle/shared/contract/limits';
import type { Identity } from '../identity';
import { revokeLinkTokens } from '../link-tokens';
import { type Change, endLaterClaims, findClaimOf, replaceEmail } from './changes';
import { type Mailing, sendChangedNotice } from './mails';

/** Returning to a restorable address restores it: the addresses after it lose their claim. */
async function endClaimsByReturn({ db, now }: Mailing, { id, user_id, new_email }: Change): Promise<boolean> {
  const at = now.toJSDate();
  const claim = await findClaimOf(db, user_id, new_email, at);
  if (!claim || claim.id === id) return false;
  await endLaterClaims(db, { userId: user_id, requestedAt: claim.requested_at, exceptId: claim.id }, at);
  return true;
}

/**
 * The new address becomes the account's, after confirmation or release; the old mailbox is told, and can restore its
 * address. In the transaction that has locked the person.
 */
export async function applyChange(mailing: Mailing, change: Change, present: Identity): Promise<void> {
  const { db, now } = mailing;
  const at = now.toJSDate();
  await revokeLinkTokens(db, present.id, at);
  await db
    .updateTable('email_changes')
    .set({ confirmed_at: at, take_back_until: now.plus({ days: durations.emailTakeBackDays }).toJSDate() })
    .where('id', '=', change.id)
    .execute();
  await replaceEmail(db, present, change.new_email, now);
  const isReturn = await endClaimsByReturn(mailing, change);
  await sendChangedNotice(mailing, change, !isReturn);
}
