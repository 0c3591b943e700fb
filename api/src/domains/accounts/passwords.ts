import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/services';
import { hashPassword, matchesPassword } from '../../platform/sessions/passwords';
import { addresseeOf, addressees } from '../mails/addressee';
import { writeMail, type MailWords } from '../mails/write-mail';
import { cancelPendingChange } from '../email-change/changes';
import { revokeTokens } from './link-tokens';
import { failure } from '../../platform/http/failure';
import { countOwnPasswordTry, forgetOwnPasswordTries } from './password-tries';
import { isEasyToGuess } from './common-passwords/easy-to-guess';

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

/** So that nobody loses an account without hearing of it. */
export const passwordChangedWords: MailWords = {
  fr: {
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      'Le mot de passe de votre compte Passerelle vient d’être changé. Par précaution, toutes vos autres sessions ont été fermées.',
      'Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe et prévenez votre service RH.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing: 'Si cela vient de vous, il n’y a rien à faire.',
  },
  en: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Passerelle account has just been changed. To be safe, all your other sessions were closed.',
      'If this was not you, choose a new password at once and tell your HR team.',
    ],
    action: 'Choose a new password',
    closing: 'If this was you, there is nothing to do.',
  },
};
