import type { RoleName } from '@passerelle/shared/contract';
import { isStaff } from '@passerelle/shared/contract/rules/people/permissions';
import type { Db } from '../../platform/database/connection';
import type { Context } from '../../platform/http/routes';
import { writeCountedAuditEntry } from '../../platform/sessions/audit';
import { sourceOf } from '../../platform/source';
import { matchesPassword } from '../../platform/sessions/secrets';
import { accountKey, countPasswordTry, forgetPasswordTries } from './password-lockout';

export interface Account {
  id: string;
  passwordHash: string;
}

export interface FoundAccount extends Account {
  organizationId: string;
  role: RoleName;
}

/** Data about the client that signs in. */
export interface Browser {
  /** The network address for rate limits. */
  source: string;
  /** The name of the device, if the account has signed in on it before. */
  deviceFor: (account: Account) => string | undefined;
}

export const browserOf = ({ request, services }: Pick<Context<unknown, unknown>, 'request' | 'services'>): Browser => ({
  source: sourceOf(request),
  deviceFor: (account) => services.devices.nameOf(request, account),
});

export type Moment = Pick<Context<unknown, unknown>, 'db' | 'now'>;
type Attempt = Moment & Pick<Context<unknown, unknown>, 'request'>;

export const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.organization_id as organizationId', 'users.role'])
    .select((eb) => eb.fn.coalesce('credentials.password_hash', eb.val('')).as('passwordHash'));

/** The source of a guess is unknown, so the entry names only the account. */
export async function recordFailure(
  { db, now, request }: Attempt,
  { id, organizationId, role }: Omit<FoundAccount, 'passwordHash'>,
  step: 'password' | 'secondFactor',
): Promise<void> {
  if (!isStaff(role)) return;
  await writeCountedAuditEntry(
    { db, now, request, person: { id: null, organizationId } },
    { key: `sign-in:${id}` },
    { action: 'signIn.failed', subjectKind: 'user', subjectIds: [id], outcome: 'failed', details: { step } },
  );
}

/** Counts a password from a client without a session, and returns whether it is correct. Outside a transaction. */
export async function isRightPassword(
  attempt: Attempt,
  account: FoundAccount,
  { password, browser }: { password: string; browser: Browser },
): Promise<boolean> {
  const { db, now } = attempt;
  const { id, passwordHash } = account;
  const counted = {
    account: accountKey(id, passwordHash),
    source: browser.source,
    device: browser.deviceFor(account),
    now,
  };
  await countPasswordTry(db, counted);
  if (passwordHash === '' || !(await matchesPassword(passwordHash, password))) {
    await recordFailure(attempt, account, 'password');
    return false;
  }
  await forgetPasswordTries(db, counted);
  return true;
}
