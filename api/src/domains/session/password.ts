import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/services';
import { hashPassword } from '../../platform/sessions/passwords';
import { addresseeOf, addressees } from '../mails/addressee';
import { passwordChangedWords } from '../mails/password-changed-mail';
import { writeMail } from '../mails/write-mail';
import { refuseCommonPassword } from './common-passwords/refuse-common-password';
import { cancelPendingChange } from './email/changes';
import { revokeTokens } from './link-token';

export interface Keeping {
  db: Db;
  services: Services;
  now: DateTime<true>;
}

/**
 * Gives someone a password. Every session but `keptSession` ends, links that were sent open nothing any more, an e-mail
 * address that waits for its confirmation waits in vain, devices are known no more and wrong passwords of before no longer
 * count, since both go by the hash. A common password is refused, wherever it is chosen. Returns that hash; the call that asks for it decides whether the person hears of it.
 */
export async function storePassword(
  { db, services, now }: Keeping,
  userId: string,
  password: string,
  keptSession?: string,
): Promise<string> {
  await refuseCommonPassword(db, userId, password);
  const at = now.toJSDate();
  const password_hash = await hashPassword(password);
  await db
    .insertInto('credentials')
    .values({ user_id: userId, password_hash, changed_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash, changed_at: at }))
    .execute();
  await cancelPendingChange(db, userId, at);
  await services.sessions.endOthers(db, userId, keptSession);
  await revokeTokens(db, userId, at);
  return password_hash;
}

/** Also to whoever did it: should it have been someone else, this is how the person hears of it. */
export async function tellPasswordChanged({ db, services, now }: Keeping, userId: string): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirst();
  if (!row) return;
  const { publicUrl } = services.config;
  const mail = writeMail({
    kind: 'passwordChanged',
    to: addresseeOf(row),
    words: passwordChangedWords,
    path: '/forgotten-password',
    publicUrl,
  });
  await services.mailer.send(db, mail, now);
}
