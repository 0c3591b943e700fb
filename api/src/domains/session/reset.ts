import { sql } from 'kysely';
import type { ResetRequest } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import type { TokenKind } from '../../platform/database/schema/sign-in';
import type { Person } from '../../platform/sessions/person';
import { sourceOf } from '../../platform/http/source';
import { countSubject, countTry, type Limit } from '../../platform/rate-limits';
import { hashOf } from '../../platform/sessions/token';
import { addresseeOf, addressees, type AddresseeRow } from '../mails/addressee';
import { resetWords } from '../mails/reset-mail';
import { writeMail } from '../mails/write-mail';
import { invite } from './invitation';
import { findToken, hasLinksEnough, issueToken } from './link-token';
import type { Keeping } from './password';

/** Of one account from one address: a stranger elsewhere does not use up the person's own. */
const perAccount: Limit = { tries: 5, within: 60 * 60 };
/** Accounts that are asked for from one address, which an office may share. */
const accountsPerSource: Limit = { tries: 50, within: 60 * 60 };

type Asking = Context<Calls['POST /auth/reset'], Person | undefined>;
/** What writing to somebody takes; the language is the one in which the page is read. */
type Writing = Keeping & Pick<Asking, 'locale'>;

const findByEmail = ({ db }: Pick<Writing, 'db'>, email: string) =>
  addressees(db)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Before the work and outside its transaction: a refused request counts too. */
export async function countLinkRequest(
  { db, request, now }: Pick<Asking, 'db' | 'request' | 'now'>,
  { username, token }: ResetRequest,
): Promise<void> {
  const userId =
    username === undefined
      ? (await findToken(db, token ?? '', now))?.userId
      : (await findByEmail({ db }, username))?.id;
  const subject = hashOf(userId ?? username?.toLowerCase() ?? token ?? '');
  const source = sourceOf(request);
  await countSubject(db, { key: `reset:source:${source}`, subject, limit: accountsPerSource, now });
  await countTry(db, `reset:account:${subject}:source:${source}`, perAccount, now);
}

async function sendResetLink({ db, services, now, locale }: Writing, row: AddresseeRow): Promise<void> {
  const token = await issueToken(db, row.id, 'reset', now);
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
async function sendLink(asking: Writing, row: AddresseeRow): Promise<boolean> {
  if (await hasLinksEnough(asking.db, row.id, row.setup_at ? 'reset' : 'invitation', asking.now)) return false;
  if (row.setup_at) await sendResetLink(asking, row);
  else await invite(asking, addresseeOf(row, asking.locale));
  return true;
}

/** An old link is proof enough of whose mailbox it was sent to: the new one goes to the same. */
async function renewLink(writing: Writing, token: string, kinds: readonly TokenKind[]): Promise<boolean> {
  const found = await findToken(writing.db, token, writing.now);
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

export async function requestLink(asking: Asking): Promise<{ sent: boolean }> {
  const { username, token } = asking.body;
  if (token !== undefined) {
    return { sent: await renewLink(asking, token, ['invitation', 'reset']) };
  }
  const row = await findByEmail(asking, username ?? '');
  if (!row) throw failure('notFound', { message: 'unknownEmail' });
  return { sent: await sendLink(asking, row) };
}
