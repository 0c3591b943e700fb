import { msg, plural } from '@lingui/core/macro';
import type { ResetRequest, TokenState } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { TokenKind } from '../../../platform/database/schema/sign-in';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { countSubject, countTry, type Limit } from '../../../platform/limits/rate-limits';
import { hashOf } from '../../../platform/sessions/secrets';
import type { Person } from '../../../platform/sessions/person';
import { invite } from '../../accounts/invitation';
import { findLinkToken, hasLinksEnough, issueLinkToken, type LinkToken } from '../../accounts/link-tokens';
import type { AccountContext } from '../../accounts/passwords';
import { addresseeOf, type AddresseeRow, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';

/** Per account and address: a stranger elsewhere does not use up the person's own limit. */
const perAccount: Limit = { tries: 5, within: 60 * 60 };
/** Accounts requested from one address, which an office may share. */
const accountsPerSource: Limit = { tries: 50, within: 60 * 60 };

type CallContext = Context<Calls['POST /auth/reset'], Person | undefined>;
/** Dependencies of a mail to a person, in the language of the page. */
type Writing = AccountContext & Pick<CallContext, 'locale'>;

const findByEmail = ({ db }: Pick<Writing, 'db'>, email: string) =>
  addressees(db)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Before the work and outside its transaction: a refused request counts too. A known token is no guess. */
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

/** The request may come from another person, so the mail says that nothing has changed yet. */
const resetTexts: MailText = {
  subject: msg`Choisir un nouveau mot de passe`,
  paragraphs: [
    msg`Un nouveau mot de passe a été demandé pour votre compte Passerelle.`,
    msg`Choisissez-le avec le bouton ci-dessous. Ce lien est personnel et reste valable ${plural(minutes, { one: '# minute', other: '# minutes' })} ; il ne sert qu’une fois.`,
  ],
  action: msg`Choisir un nouveau mot de passe`,
  closing: msg`Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.`,
};

async function sendResetLink({ db, services, now, locale }: Writing, row: AddresseeRow): Promise<void> {
  const token = await issueLinkToken(db, row.id, 'reset', now);
  const mail = writeMail({
    kind: 'reset',
    to: addresseeOf(row, locale),
    words: resetTexts,
    path: `/reset-password?token=${token}`,
    publicUrl: services.config.publicUrl,
  });
  await services.mailer.send(db, mail, now);
}

/**
 * Returns whether a link was sent. A person who never chose a password gets an invitation instead. No link is sent when
 * enough recent ones are in the mailbox.
 */
async function sendLink(context: Writing, row: AddresseeRow): Promise<boolean> {
  if (await hasLinksEnough(context.db, row.id, row.setup_at ? 'reset' : 'invitation', context.now)) return false;
  if (row.setup_at) await sendResetLink(context, row);
  else await invite(context, addresseeOf(row, context.locale));
  return true;
}

/** An old link proves its mailbox: the new one goes to the same. */
async function renewLink(writing: Writing, token: string, kinds: readonly TokenKind[]): Promise<boolean> {
  const found = await findLinkToken(writing.db, token, writing.now);
  const row = found && (await addressees(writing.db).where('users.id', '=', found.userId).executeTakeFirst());
  if (!found || !row) throw failure('notFound', { message: 'linkUnknown', fields: { token: 'unknown' } });
  if (!kinds.includes(found.kind)) throw failure('invalid', { fields: { password: 'required' } });
  if (found.kind === 'invitation' && row.setup_at) throw failure('conflict', { message: 'alreadySetUp' });
  if (found.state === 'used') throw failure('conflict', { message: 'linkUsed' });
  return sendLink(writing, row);
}

/** The call could set a password too: without one, only an invitation token is unambiguous. */
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

/** Unknown links, looked up from one address, which an office may share. */
const linksPerSource: Limit = { tries: 100, within: 15 * 60 };

/** A used link offers no new one: its user has a password. */
const stateOf = { valid: 'valid', over: 'expired', used: 'unknown' } as const satisfies Record<
  LinkToken['state'],
  TokenState['state']
>;

/** The state of a link; without its owner's name. */
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
