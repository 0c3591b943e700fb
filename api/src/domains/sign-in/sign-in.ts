import { durations, type RoleName } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { hashOf, looksLikeToken, newToken } from '../../platform/sessions/secrets';
import type { Person } from '../../platform/sessions/person';
import { accountKey, countPasswordTry } from '../accounts/password-tries';
import { readPasswordHash } from '../accounts/passwords';
import { hasSecondFactor } from '../second-factor/factor-row';
import { proveCode } from '../second-factor/prove-code';
import {
  type Account,
  accounts,
  type Browser,
  isRightPassword,
  type Moment,
  recordFailure,
} from '../accounts/try-password';

/** Wrong codes after which the password has to be given again. */
const MAX_TRIES = 5;

type SignInContext = Context<Calls['POST /auth'], Person | undefined>;

/** Whose credentials these are. The two refusals differ because the specification wants them to. */
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

/** For a few minutes, the browser that has this token may give the code of the second factor, and do nothing else. */
async function startPendingSignIn({ db, now }: Moment, userId: string): Promise<string> {
  const token = newToken();
  const expires = now.plus({ minutes: durations.pendingSignInMinutes });
  await db
    .insertInto('pending_sign_ins')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now.toJSDate(),
      expires_at: expires.toJSDate(),
    })
    .execute();
  return token;
}

/** The account to open a session for; with a second factor, the token of a sign-in that waits for its code instead. */
export async function signIn(
  context: SignInContext,
  browser: Browser,
): Promise<{ account: Account; pendingToken?: string }> {
  const account = await provePerson(context, browser);
  if (!(await hasSecondFactor(context.db, account.id))) return { account };
  return { account, pendingToken: await startPendingSignIn(context, account.id) };
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

/** Returns whether this call ended it: of two at the same moment, one wins. */
async function endPendingSignIn(db: Db, { tokenHash }: PendingSignIn): Promise<boolean> {
  const ended = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

const signInOver = () => failure('unauthenticated', { message: 'signInOver', fields: { password: 'required' } });

/** The second step: a code opens the session that the password has asked for, in the same browser. */
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
