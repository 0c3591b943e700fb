import { sql } from 'kysely';
import type { OwnProfile } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import { sourceOf } from '../../platform/http/source';
import { matchesPassword } from '../../platform/sessions/passwords';
import type { Person } from '../../platform/sessions/person';
import { accountKey, countPasswordTry, forgetPasswordTries } from '../accounts/password-tries';
import { readProfile } from '../profile/read-profile';
import { askForCode } from './second-step';

type Asking = Context<Calls['POST /auth'], Person | undefined>;

interface Account {
  id: string;
  passwordHash: string;
}

async function findAccount({ db }: Asking, email: string): Promise<Account | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .where(sql`lower(users.email)`, '=', email)
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'credentials.password_hash'])
    .executeTakeFirst();
  return user && { id: user.id, passwordHash: user.password_hash ?? '' };
}

/** Whose credentials these are. The two refusals differ because the specification wants them to. */
async function provePerson(asking: Asking): Promise<Account> {
  const { db, body, request, services, now } = asking;
  const email = body.username.toLowerCase();
  const account = await findAccount(asking, email);
  const attempt = {
    account: account ? accountKey(account.id, account.passwordHash) : accountKey(email),
    source: sourceOf(request),
    device: account && services.devices.nameOf(request, account),
    now,
  };
  await countPasswordTry(db, attempt);
  if (!account) throw failure('notFound', { message: 'unknownEmail' });
  if (account.passwordHash === '' || !(await matchesPassword(account.passwordHash, body.password))) {
    throw failure('unauthenticated', { message: 'badCredentials' });
  }
  await forgetPasswordTries(db, attempt);
  return account;
}

/** Outside a transaction: a wrong password is counted although the call fails. */
export async function signIn(asking: Asking): Promise<OwnProfile> {
  const { db, locale, request, reply, services } = asking;
  const account = await provePerson(asking);
  await askForCode(asking, account.id);
  await services.sessions.end(db, request, reply);
  await services.sessions.start(db, account.id, request, reply);
  services.devices.remember(account, request, reply);
  return readProfile(db, account.id, locale);
}
