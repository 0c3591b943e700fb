import { durations, type ResetRequest, type TokenState } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { TokenKind } from '../../platform/database/schema/sign-in';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { countSubject, countTry, type Limit } from '../../platform/limits/rate-limits';
import { hashOf } from '../../platform/sessions/secrets';
import type { Person } from '../../platform/sessions/person';
import { invite } from '../accounts/invitation';
import { findLinkToken, hasLinksEnough, issueLinkToken, type LinkToken } from '../accounts/link-tokens';
import type { AccountContext } from '../accounts/passwords';
import { addresseeOf, type AddresseeRow, addressees } from '../mails/addressee';
import { type MailWords, writeMail } from '../mails/write-mail';

/** Of one account from one address: a stranger elsewhere does not use up the person's own. */
const perAccount: Limit = { tries: 5, within: 60 * 60 };
/** Accounts that are asked for from one address, which an office may share. */
const accountsPerSource: Limit = { tries: 50, within: 60 * 60 };

type CallContext = Context<Calls['POST /auth/reset'], Person | undefined>;
/** What writing to somebody takes; the language is the one in which the page is read. */
type Writing = AccountContext & Pick<CallContext, 'locale'>;

const findByEmail = ({ db }: Pick<Writing, 'db'>, email: string) =>
  addressees(db)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Before the work and outside its transaction: a refused request counts too. A token that was sent is no guess. */
export async function countLinkRequest(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { username, token }: ResetRequest,
  source: string,
): Promise<void> {
  const owner = username === undefined ? (await findLinkToken(db, token ?? '', now))?.userId : undefined;
  const userId = username === undefined ? owner : (await findByEmail({ db }, username))?.id;
  const subject = hashOf(userId ?? username?.toLowerCase() ?? token ?? '');
  if (!owner) await countSubject(db, { key: `reset:source:${source}`, subject, limit: accountsPerSource, now });
  await countTry(db, `reset:account:${subject}:source:${source}`, perAccount, now);
}

const minutes = durations.resetMinutes;

/** Whoever asked may be someone else: the mail says that nothing has happened yet. */
const resetWords: MailWords = {
  fr: {
    subject: 'Choisir un nouveau mot de passe',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte Passerelle.',
      `Choisissez-le avec le bouton ci-dessous. Ce lien est personnel et reste valable ${minutes} minutes ; il ne sert qu’une fois.`,
    ],
    action: 'Choisir un nouveau mot de passe',
    closing: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  en: {
    subject: 'Choose a new password',
    paragraphs: [
      'A new password was asked for on your Passerelle account.',
      `Choose it with the button below. This link is yours alone, works for ${minutes} minutes and can be used once.`,
    ],
    action: 'Choose a new password',
    closing: 'If you asked for nothing, ignore this message: your password stays the same.',
  },
};

async function sendResetLink({ db, services, now, locale }: Writing, row: AddresseeRow): Promise<void> {
  const token = await issueLinkToken(db, row.id, 'reset', now);
  const mail = writeMail({
    kind: 'reset',
    to: addresseeOf(row, locale),
    words: resetWords,
    path: `/reset-password?token=${token}`,
    publicUrl: services.config.publicUrl,
  });
  await services.mailer.send(db, mail, now);
}

/**
 * Whoever has never chosen a password has none to forget: they are invited again. Whoever has links enough finds a good
 * one of the last minutes in their mailbox, and gets no other, whoever asks. Says whether one was sent.
 */
async function sendLink(context: Writing, row: AddresseeRow): Promise<boolean> {
  if (await hasLinksEnough(context.db, row.id, row.setup_at ? 'reset' : 'invitation', context.now)) return false;
  if (row.setup_at) await sendResetLink(context, row);
  else await invite(context, addresseeOf(row, context.locale));
  return true;
}

/** An old link is proof enough of whose mailbox it was sent to: the new one goes to the same. */
async function renewLink(writing: Writing, token: string, kinds: readonly TokenKind[]): Promise<boolean> {
  const found = await findLinkToken(writing.db, token, writing.now);
  const row = found && (await addressees(writing.db).where('users.id', '=', found.userId).executeTakeFirst());
  if (!found || !row) throw failure('notFound', { message: 'linkUnknown', fields: { token: 'unknown' } });
  if (!kinds.includes(found.kind)) throw failure('invalid', { fields: { password: 'required' } });
  if (found.kind === 'invitation' && row.setup_at) throw failure('conflict', { message: 'alreadySetUp' });
  if (found.state === 'used') throw failure('conflict', { message: 'linkUsed' });
  return sendLink(writing, row);
}

/** For a call that could as well set a password: without one, only an invitation says what is wanted. */
export const renewInvitation = (writing: Writing, token: string): Promise<boolean> =>
  renewLink(writing, token, ['invitation']);

export async function requestLink(context: CallContext): Promise<{ sent: boolean }> {
  const { username, token } = context.body;
  if (token !== undefined) {
    return { sent: await renewLink(context, token, ['invitation', 'reset']) };
  }
  const row = await findByEmail(context, username ?? '');
  if (!row) throw failure('notFound', { message: 'unknownEmail' });
  return { sent: await sendLink(context, row) };
}

/** Links that were never sent, looked up from one address, which an office may share. */
const linksPerSource: Limit = { tries: 100, within: 15 * 60 };

/** A link that has served offers no other one: whoever used it has a password to come in with. */
const stateOf = { valid: 'valid', over: 'expired', used: 'unknown' } as const satisfies Record<
  LinkToken['state'],
  TokenState['state']
>;

/** What the page of a link shows; the answer does not name its owner. */
export async function readLinkState(
  { db, query, now }: Context<Calls['GET /auth/reset'], Person | undefined>,
  source: string,
): Promise<TokenState> {
  const found = await findLinkToken(db, query.token, now);
  if (!found) {
    const subject = hashOf(query.token);
    await countSubject(db, { key: `link-state:source:${source}`, subject, limit: linksPerSource, now });
    return { state: 'unknown', firstSetup: false };
  }
  return { state: stateOf[found.state], firstSetup: found.kind === 'invitation' };
}
