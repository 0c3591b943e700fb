import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/http/failure';
import { isEasyToGuess } from './easy-to-guess';

/** Refuses what is tried first: the passwords everybody chooses, and what is known of whoever chooses this one. */
export async function refuseCommonPassword(db: Db, userId: string, password: string): Promise<void> {
  const person = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .where('users.id', '=', userId)
    .select(['users.first_name', 'users.last_name', 'users.email', 'organizations.name'])
    .executeTakeFirst();
  if (!isEasyToGuess(password, person ? Object.values(person) : [])) return;
  throw failure('invalid', { message: 'commonPassword', fields: { password: 'common' } });
}
