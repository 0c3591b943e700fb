import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { clearTries, countTry, type Limit } from '../../platform/rate-limits';
import { matchesPassword } from '../../platform/sessions/passwords';

/** As at the door: whoever finds an open session must not guess their way to the account. */
const limit: Limit = { tries: 10, within: 15 * 60 };

interface Proof {
  userId: string;
  password: string;
  /** The field that the password came in. */
  field: string;
  now: DateTime<true>;
}

/**
 * That whoever asks knows the person's password; says the hash that it was held against. Outside a transaction, so that
 * a wrong one counts although the call fails.
 */
export async function provePassword(db: Db, { userId, password, field, now }: Proof): Promise<string> {
  const tries = `own-password:${userId}`;
  await countTry(db, tries, limit, now);
  const kept = await db
    .selectFrom('credentials')
    .where('user_id', '=', userId)
    .select('password_hash')
    .executeTakeFirst();
  if (!kept || !(await matchesPassword(kept.password_hash, password))) {
    throw failure('invalid', { message: 'wrongPassword', fields: { [field]: 'notAllowed' } });
  }
  await clearTries(db, tries);
  return kept.password_hash;
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
