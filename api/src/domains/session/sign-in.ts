import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { BodyOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { clearTries, countTry, forgetTry, type Limit } from '../../platform/rate-limits';
import { matchesPassword } from '../../platform/sessions/passwords';

const perAccount: Limit = { tries: 10, within: 15 * 60 };
/** An office may share one address. */
const perAddress: Limit = { tries: 100, within: 15 * 60 };

const accountKey = (email: string): string =>
  `sign-in:account:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;

/** Whoever has just chosen a password may use it, however often the one before was mistyped. */
export async function forgetWrongPasswords(db: Db, userId: string): Promise<void> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirst();
  if (user) await clearTries(db, accountKey(user.email));
}

/** The id of whoever these credentials belong to. The two refusals differ because the specification wants them to. */
export async function signIn(
  db: Db,
  { username, password }: BodyOf<Calls['POST /auth']>,
  address: string,
  now: DateTime<true>,
): Promise<string> {
  const email = username.toLowerCase();
  const account = accountKey(email);
  const place = `sign-in:address:${address}`;
  await countTry(db, place, perAddress, now);
  await countTry(db, account, perAccount, now);

  const user = await db
    .selectFrom('users')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .where(sql`lower(users.email)`, '=', email)
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'credentials.password_hash'])
    .executeTakeFirst();
  if (!user) throw failure('notFound', { message: 'unknownEmail' });
  if (!user.password_hash || !(await matchesPassword(user.password_hash, password))) {
    throw failure('unauthenticated', { message: 'badCredentials' });
  }
  await clearTries(db, account);
  await forgetTry(db, place);
  return user.id;
}
