import type { Selectable } from 'kysely';
import type { OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { givenLine } from '../../platform/given-text';
import { failure } from '../../platform/http/failure';
import { nameColumns } from '../users/name-columns';

type Identity = Pick<Selectable<Database['users']>, 'id' | 'first_name' | 'last_name' | 'email'>;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_email_key';

/** Whether the address changes to one of another mailbox: who writes theirs in capitals has not moved. */
export const movesTo = (email: string | undefined, present: string): email is string =>
  email !== undefined && email.toLowerCase() !== present.toLowerCase();

/** Names and address, in the transaction that has locked the person. */
export async function keepIdentity(db: Db, present: Identity, update: OwnProfileUpdate, at: Date): Promise<void> {
  if (update.firstName === undefined && update.lastName === undefined && update.email === undefined) return;
  const columns = nameColumns({
    firstName: givenLine(update.firstName) ?? present.first_name,
    lastName: givenLine(update.lastName) ?? present.last_name,
    email: update.email ?? present.email,
  });
  try {
    await db
      .updateTable('users')
      .set({ ...columns, updated_at: at })
      .where('id', '=', present.id)
      .execute();
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw failure('duplicate', { message: 'emailTaken', fields: { email: 'duplicate' }, cause: error });
  }
}
