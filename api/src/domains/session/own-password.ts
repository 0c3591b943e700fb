import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { matchesPassword } from '../../platform/sessions/passwords';
import { countOwnPasswordTry, forgetOwnPasswordTries } from './password-tries';

interface Proof {
  person: { id: string; sessionId: string };
  password: string;
  /** The field that the password came in. */
  field: string;
  now: DateTime<true>;
}

/** Undefined where nobody has chosen a password yet, or one was taken away. */
export async function readPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('credentials')
    .where('user_id', '=', userId)
    .select('password_hash')
    .executeTakeFirst();
  return row?.password_hash;
}

/**
 * That whoever asks knows the person's password; says the hash that it was held against. Outside a transaction, so that
 * a wrong one counts although the call fails.
 */
export async function provePassword(db: Db, { person, password, field, now }: Proof): Promise<string> {
  await countOwnPasswordTry(db, person, now);
  const passwordHash = await readPasswordHash(db, person.id);
  if (passwordHash === undefined || !(await matchesPassword(passwordHash, password))) {
    throw failure('invalid', { message: 'wrongPassword', fields: { [field]: 'notAllowed' } });
  }
  await forgetOwnPasswordTries(db, person);
  return passwordHash;
}

/** In the transaction that acts on it: of two changes at once, the second is told. */
export async function assertStillProven(db: Db, userId: string, provenHash: string): Promise<void> {
  const kept = await db
    .selectFrom('credentials')
    .where('user_id', '=', userId)
    .where('password_hash', '=', provenHash)
    .select('user_id')
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw failure('conflict');
}
