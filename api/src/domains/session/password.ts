import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/services';
import { hashPassword } from '../../platform/sessions/passwords';
import { addresseeOf, addressees } from '../mails/addressee';
import { passwordChangedWords } from '../mails/password-changed-mail';
import { writeMail } from '../mails/write-mail';
import { revokeTokens } from './link-token';
import { forgetWrongPasswords } from './sign-in';

export interface Keeping {
  db: Db;
  services: Services;
  now: DateTime<true>;
}

/**
 * Gives someone a password. Every session but `keptSession` ends, links that were sent open nothing any more, and wrong
 * passwords of before no longer count. The call that asks for it says whether the person is told by mail.
 */
export async function storePassword(
  { db, services, now }: Keeping,
  userId: string,
  password: string,
  keptSession?: string,
): Promise<void> {
  const at = now.toJSDate();
  const password_hash = await hashPassword(password);
  await db
    .insertInto('credentials')
    .values({ user_id: userId, password_hash, changed_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash, changed_at: at }))
    .execute();
  await services.sessions.endOthers(db, userId, keptSession);
  await revokeTokens(db, userId, at);
  await forgetWrongPasswords(db, userId);
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
