import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { type Failure, failure } from '../../platform/failure';

interface Wanted {
  email: string;
  /** The user who gets the address; their own addresses are free for them. */
  userId: string;
  now: DateTime<true>;
}

/**
 * True when no other account has the address, in any case, and none can still restore it. The unique index of `users`
 * only covers the first half: code that writes an address calls this as well, after the index accepted it.
 */
export async function isEmailFree(db: Db, { email, userId, now }: Wanted): Promise<boolean> {
  const holder = await db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .where('id', '<>', userId)
    .select('id')
    .executeTakeFirst();
  if (holder) return false;
  const claim = await db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .where(sql`lower(email_changes.old_email)`, '=', email.toLowerCase())
    .where('email_changes.take_back_until', '>', now.toJSDate())
    .where('email_changes.taken_back_at', 'is', null)
    .where('email_changes.user_id', '<>', userId)
    .where('users.deleted_at', 'is', null)
    .select('email_changes.id')
    .executeTakeFirst();
  return !claim;
}

export const emailTaken = (cause?: unknown): Failure =>
  failure('duplicate', {
    message: 'emailTaken',
    fields: { email: 'duplicate' },
    ...(cause !== undefined && { cause }),
  });

export async function assertEmailFree(db: Db, wanted: Wanted): Promise<void> {
  if (!(await isEmailFree(db, wanted))) throw emailTaken();
}

/**
 * Returns whether a change was waiting for its confirmation. Its old address can still be taken back, because the
 * requester knew the password. A change by staff is confirmed with the password, so a new password need not cancel it.
 */
export async function cancelPendingEmailChange(
  db: Db,
  userId: string,
  at: Date,
  { ownOnly = false }: { ownOnly?: boolean } = {},
): Promise<boolean> {
  const cancelled = await db
    .updateTable('email_changes')
    .set({ cancelled_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .$if(ownOnly, (changes) => changes.where('by_staff', '=', false))
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}
