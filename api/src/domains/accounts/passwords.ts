import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Services } from '../../platform/http/services';
import { hashPassword, matchesPassword } from '../../platform/sessions/secrets';
import { addresseeOf, addressees } from '../mails/addressee';
import { writeMail, type MailWords } from '../mails/write-mail';
import { cancelPendingEmailChange } from './email-addresses';
import { revokeLinkTokens } from './link-tokens';
import { countOwnPasswordTry, forgetOwnPasswordTries } from './password-tries';

/** What changing an account takes, whoever changes it. */
export interface AccountContext {
  db: Db;
  services: Services;
  now: DateTime<true>;
}

/** Refuses what is tried first: the passwords everybody chooses, and what is known of whoever chooses this one. */
async function refuseCommonPassword(db: Db, userId: string, password: string): Promise<void> {
  const person = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .where('users.id', '=', userId)
    .select(['users.first_name', 'users.last_name', 'users.email', 'organizations.name'])
    .executeTakeFirst();
  // Its lists take a fifth of a second to read: no start waits for them.
  const { isEasyToGuess } = await import('./common-passwords/easy-to-guess');
  if (!isEasyToGuess(password, person ? Object.values(person) : [])) return;
  throw failure('invalid', { message: 'commonPassword', fields: { password: 'common' } });
}

/**
 * Gives someone a password and returns its hash. Ends every session but `exceptSession`, revokes the links that were sent,
 * and cancels an e-mail change that the person has asked for. Known devices and counted tries go by the hash, so both
 * begin anew. Does not write to the person: the caller decides that.
 */
export async function storePassword(
  { db, services, now }: AccountContext,
  userId: string,
  password: string,
  exceptSession?: string,
): Promise<string> {
  await refuseCommonPassword(db, userId, password);
  const at = now.toJSDate();
  const password_hash = await hashPassword(password);
  await db
    .insertInto('credentials')
    .values({ user_id: userId, password_hash, changed_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash, changed_at: at }))
    .execute();
  await cancelPendingEmailChange(db, userId, at, { ownOnly: true });
  await services.sessions.endOthers(db, userId, exceptSession);
  await revokeLinkTokens(db, userId, at);
  return password_hash;
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

interface Proof {
  person: { id: string; sessionId: string };
  password: string;
  /** The field that the password came in. */
  field: string;
  now: DateTime<true>;
}

/**
 * Checks that the caller knows the person's password, and returns the hash it was compared with. Runs outside a
 * transaction, so that a wrong password counts although the call fails.
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

/** In the transaction that acts on the proof: of two changes at once, the second is a conflict. */
export async function assertStillProven(db: Db, userId: string, provenHash: string): Promise<void> {
  const unchanged = await db
    .selectFrom('credentials')
    .where('user_id', '=', userId)
    .where('password_hash', '=', provenHash)
    .select('user_id')
    .forUpdate()
    .executeTakeFirst();
  if (!unchanged) throw failure('conflict');
}

const passwordChangedWords: MailWords = {
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

/** Also to whoever changed it: if it was somebody else, this is how the person finds out. */
export async function sendPasswordChangedMail({ db, services, now }: AccountContext, userId: string): Promise<void> {
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
