import { msg } from '@lingui/core/macro';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Services } from '../../platform/http/services';
import { hashPassword, matchesPassword } from '../../platform/sessions/secrets';
import { addresseeOf, addressees } from '../mail/addressee';
import { writeMail, type MailText } from '../mail/write-mail';
import { cancelPendingEmailChange } from './email-addresses';
import { revokeLinkTokens } from './link-tokens';
import { countOwnPasswordTry, forgetOwnPasswordTries } from './password-lockout';

/** Dependencies of a change to an account, by its owner or by staff. */
export interface AccountContext {
  db: Db;
  services: Services;
  now: DateTime<true>;
}

/** Refuses passwords that attackers try first: common ones, and those derived from personal data. */
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
 * Sets a password and returns its hash. Ends every session but `exceptSession`, revokes sent links, and cancels an
 * e-mail change that the person asked for. Known devices and tries are keyed by the hash, so both start anew. Does not
 * write to `users`: the caller does.
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

/** Undefined before a password is first chosen, or after it was removed. */
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
  /** The field of the password in the request. */
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

/** In the transaction that uses the proof: of two parallel changes, the second is a conflict. */
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

const passwordChangedTexts: MailText = {
  subject: msg`Votre mot de passe a été changé`,
  paragraphs: [
    msg`Le mot de passe de votre compte Passerelle vient d’être changé. Par précaution, toutes vos autres sessions ont été fermées.`,
    msg`Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe et prévenez votre service RH.`,
  ],
  action: msg`Choisir un nouveau mot de passe`,
  closing: msg`Si cela vient de vous, il n’y a rien à faire.`,
};

/** Also sent to the person who changed it: this mail reveals a change made by another. */
export async function sendPasswordChangedMail({ db, services, now }: AccountContext, userId: string): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirst();
  if (!row) return;
  const { publicUrl } = services.config;
  const mail = writeMail({
    kind: 'passwordChanged',
    to: addresseeOf(row),
    words: passwordChangedTexts,
    path: '/forgotten-password',
    publicUrl,
  });
  await services.mailer.send(db, mail, now);
}
