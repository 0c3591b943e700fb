import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { emailTaken, isEmailFree } from '../email-addresses';
import { type Identity, nameColumns } from '../identity';

export interface Change {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  by_staff: boolean;
}

export const changeColumns = [
  'email_changes.id',
  'email_changes.user_id',
  'email_changes.old_email',
  'email_changes.new_email',
  'email_changes.by_staff',
] as const;

export const pendingChange = (db: Db, userId: string) =>
  db
    .selectFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null);

interface Since {
  userId: string;
  requestedAt: Date;
  exceptId: string;
}

/** The addresses that followed the restored one can no longer be restored. */
export const endLaterClaims = (db: Db, { userId, requestedAt, exceptId }: Since, at: Date): Promise<unknown> =>
  db
    .updateTable('email_changes')
    .set({ take_back_until: at })
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .where('requested_at', '>=', requestedAt)
    .where('take_back_until', '>', at)
    .execute();

/** The change whose old address an account returns to, while that address may still be taken back. */
export const findClaimOf = (db: Db, userId: string, email: string, at: Date) =>
  db
    .selectFrom('email_changes')
    .where('user_id', '=', userId)
    .where(sql`lower(old_email)`, '=', email.toLowerCase())
    .where('taken_back_at', 'is', null)
    .where('take_back_until', '>', at)
    .orderBy('requested_at')
    .select(['id', 'requested_at'])
    .executeTakeFirst();

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_email_key';

/** In the transaction that has locked the person. Of two parallel requests for one address, one gets it. */
export async function replaceEmail(db: Db, present: Identity, email: string, now: DateTime<true>): Promise<void> {
  const columns = nameColumns({ firstName: present.first_name, lastName: present.last_name, email });
  try {
    await db
      .updateTable('users')
      // A form opened with the old address must not save it again.
      .set({ ...columns, updated_at: now.toJSDate(), version: sql`version + 1` })
      .where('id', '=', present.id)
      .execute();
  } catch (error) {
    throw isTaken(error) ? emailTaken(error) : error;
  }
  if (!(await isEmailFree(db, { email, userId: present.id, now }))) throw emailTaken();
}
