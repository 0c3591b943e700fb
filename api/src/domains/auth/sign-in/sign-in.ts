import type { RoleName } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { hashOf, looksLikeToken } from '../../../platform/sessions/secrets';
import type { Person } from '../../../platform/sessions/person';
import { accountKey, countPasswordTry } from '../../accounts/password-lockout';
import { readPasswordHash } from '../../accounts/passwords';
import { hasSecondFactor } from '../../accounts/second-factor/factor-row';
import { proveCode } from '../../accounts/second-factor/prove-code';
import {
  type Account,
  accounts,
  type Browser,
  isRightPassword,
  type Moment,
  recordFailure,
} from '../../accounts/try-password';

/** Wrong codes until the password is required again. */
const MAX_TRIES = 5;

type SignInContext = Context<Calls['POST /auth'], Person | undefined>;

/** The account of these credentials. The two refusals differ because the specification says so. */
async function provePerson(context: SignInContext, browser: Browser): Promise<Account> {
  const { db, body, now } = context;
  const email = body.username.toLowerCase();
  const account = await accounts(db)
    .where(sql`lower(users.email)`, '=', email)
    .executeTakeFirst();
  if (!account) {
    await countPasswordTry(db, { account: accountKey(email), source: browser.source, device: undefined, now });
    throw failure('notFound', { message: 'unknownEmail' });
  }
  if (await isRightPassword(context, account, { password: body.password, browser })) return account;
  throw failure('unauthenticated', { message: 'badCredentials' });
}

/** The account of these credentials, and whether its session waits for a code. */
export async function signIn(
  context: SignInContext,
  browser: Browser,
): Promise<{ account: Account; needsSecondFactor: boolean }> {
  const account = await provePerson(context, browser);
  return { account, needsSecondFactor: await hasSecondFactor(context.db, account.id) };
}

interface PendingSignIn {
  tokenHash: string;
  person: { id: string; organizationId: string; role: RoleName };
}

/** Counts a try; undefined when the pending sign-in is unknown, expired or used up. */
async function tryPendingSignIn({ db, now }: Moment, token: string | undefined): Promise<PendingSignIn | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const row = await db
    .updateTable('pending_sign_ins')
    .from('users')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .whereRef('users.id', '=', 'pending_sign_ins.user_id')
    .where('users.deleted_at', 'is', null)
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toJSDate())
    .where('tries', '<', MAX_TRIES)
    .returning(['token_hash', 'users.id', 'users.organization_id', 'users.role'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { token_hash: tokenHash, id, organization_id: organizationId, role } = row;
  return { tokenHash, person: { id, organizationId, role } };
}

/** Returns whether this call ended it: of two parallel calls, one succeeds. */
async function endPendingSignIn(db: Db, { tokenHash }: PendingSignIn): Promise<boolean> {
  const ended = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

const signInOver = () => failure('unauthenticated', { message: 'signInOver', fields: { password: 'required' } });

/** The second step: a code opens the session, in the browser that sent the password. */
export async function finishSignIn(
  context: Context<Calls['POST /auth/secondFactor'], Person | undefined>,
  pendingToken: string | undefined,
): Promise<Account> {
  const { db, body } = context;
  const pending = await tryPendingSignIn(context, pendingToken);
  if (!pending) throw signInOver();
  const { person } = pending;
  try {
    await proveCode({ ...context, person }, body.code);
  } catch (error) {
    await recordFailure(context, person, 'secondFactor');
    throw error;
  }
  const passwordHash = await readPasswordHash(db, person.id);
  if (!(await endPendingSignIn(db, pending)) || passwordHash === undefined) throw signInOver();
  return { id: person.id, passwordHash };
}
