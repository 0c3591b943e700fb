import { durations } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { countTry, type Limit } from '../../../platform/limits/rate-limits';
import { assertEmailFree, cancelPendingEmailChange } from '../email-addresses';
import { type Identity, lockPerson } from '../identity';
import { changeColumns, pendingChange } from './changes';
import { type Mailing, sendAskedNotice, sendConfirmation } from './mails';

type CallContext = Pick<Context<unknown>, 'person' | 'services' | 'locale' | 'now' | 'request'>;

/** Each writes to an address that anyone may have typed. */
const requests: Limit = { tries: 5, within: 60 * 60 };

export const countEmailRequest = ({
  db,
  person,
  now,
}: Pick<Context<unknown>, 'db' | 'person' | 'now'>): Promise<void> =>
  countTry(db, `email-change:${person.id}`, requests, now);

const termsFrom = ({ now }: Pick<CallContext, 'now'>, byStaff: boolean) => ({
  expires_at: now
    .plus(byStaff ? { days: durations.staffEmailDays } : { hours: durations.emailConfirmationHours })
    .toJSDate(),
  take_back_until: now.plus({ days: durations.emailTakeBackDays }).toJSDate(),
});

interface Asked {
  email: string;
  /** The member of staff; null where the person asks. */
  askedBy: string | null;
}

/** The present address stays until the new one is confirmed. In the transaction that has locked the person. */
export async function waitForConfirmation(
  context: Mailing,
  present: Identity,
  { email, askedBy }: Asked,
): Promise<void> {
  const { db, now } = context;
  const at = now.toJSDate();
  const byStaff = askedBy !== null;
  await assertEmailFree(db, { email, userId: present.id, now });
  await cancelPendingEmailChange(db, present.id, at);
  const change = await db
    .insertInto('email_changes')
    .values({
      user_id: present.id,
      old_email: present.email,
      new_email: email,
      by_staff: byStaff,
      requested_by: askedBy,
      requested_at: at,
      ...termsFrom(context, byStaff),
    })
    .returning(changeColumns)
    .executeTakeFirstOrThrow();
  await sendConfirmation(context, change);
  await sendAskedNotice(context, change);
}

/** By the person themselves, who has proven the password. */
export async function requestEmailChange(
  context: CallContext,
  db: Db,
  present: Identity,
  email: string,
): Promise<void> {
  await waitForConfirmation({ ...context, db }, present, { email, askedBy: null });
  await writeAuditEntry(
    { ...context, db },
    { action: 'user.emailChangeAsked', subjectKind: 'user', subjectIds: [present.id] },
  );
}

/** Sends another link to the same address when the first was lost or expired. */
export async function resendConfirmation(context: Context<Calls['POST /me/emailChange/resend']>): Promise<void> {
  const { db, person, now } = context;
  await lockPerson(db, person.id);
  const pending = await pendingChange(db, person.id).select(changeColumns).executeTakeFirst();
  if (!pending) throw failure('conflict');
  await assertEmailFree(db, { email: pending.new_email, userId: person.id, now });
  await db
    .updateTable('email_changes')
    .set(termsFrom(context, pending.by_staff))
    .where('id', '=', pending.id)
    .execute();
  await sendConfirmation(context, pending);
}

/** Cancelling without a pending change changes nothing. */
export async function cancelEmailChange(context: Context<Calls['DELETE /me/emailChange']>): Promise<void> {
  const { db, person, now } = context;
  await lockPerson(db, person.id);
  if (await cancelPendingEmailChange(db, person.id, now.toJSDate())) {
    await writeAuditEntry(context, {
      action: 'user.emailChangeCancelled',
      subjectKind: 'user',
      subjectIds: [person.id],
    });
  }
}
