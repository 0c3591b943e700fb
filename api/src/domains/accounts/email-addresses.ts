import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { type Failure, failure } from '../../platform/failure';

interface Wanted {
  email: string;
  /** Whose address it is to become; a person's own addresses are free for them. */
  userId: string;
  now: DateTime<true>;
}

/**
 * Whether nobody else has an address, in whatever case it is written, and nobody else may still take it back. The unique
 * index of `users` knows the first half only: whoever writes an address asks this too, after the index has let it pass.
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
 * Returns whether a change was waiting for its confirmation. Its old address can still be taken back: whoever asked for
 * the change knew the password. One by staff is confirmed with the password, and so a new one need not stop it.
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
