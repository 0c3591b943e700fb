import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ResetRequest } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import type { TokenKind } from '../../platform/database/schema/sign-in';
import type { Person } from '../../platform/sessions/person';
import { countTry, type Limit } from '../../platform/rate-limits';
import { addresseeOf, addressees, type AddresseeRow } from '../mails/addressee';
import { resetWords } from '../mails/reset-mail';
import { writeMail } from '../mails/write-mail';
import { invite } from './invitation';
import { findToken, issueToken } from './link-token';
import type { Keeping } from './password';

/** Each is a mail to somebody, who may not have asked for it. */
const perAccount: Limit = { tries: 5, within: 60 * 60 };
/** An office may share one address. */
const perAddress: Limit = { tries: 50, within: 60 * 60 };

type Asking = Context<Calls['POST /auth/reset'], Person | undefined>;
/** What writing to somebody takes; the language is the one in which the page is read. */
type Writing = Keeping & Pick<Asking, 'locale'>;

const findByEmail = ({ db }: Writing, email: string) =>
  addressees(db)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Before the work and outside its transaction: a refused request counts too. */
export async function countLinkRequest(
  { db, request, now }: Pick<Asking, 'db' | 'request' | 'now'>,
  { username, token }: ResetRequest,
): Promise<void> {
  await countTry(db, `reset:address:${request.ip}`, perAddress, now);
  const account = username?.toLowerCase() ?? (await findToken(db, token ?? '', now))?.userId;
  if (account === undefined) return;
  await countTry(db, `reset:account:${createHash('sha256').update(account).digest('hex')}`, perAccount, now);
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

/** Whoever has never chosen a password has none to forget: they are invited again. */
async function sendLink(asking: Writing, row: AddresseeRow): Promise<void> {
  if (row.setup_at) return sendResetLink(asking, row);
  return invite(asking, addresseeOf(row, asking.locale));
}

/** An old link is proof enough of whose mailbox it was sent to: the new one goes to the same. */
async function renewLink(writing: Writing, token: string, kinds: readonly TokenKind[]): Promise<void> {
  const found = await findToken(writing.db, token, writing.now);
  const row = found && (await addressees(writing.db).where('users.id', '=', found.userId).executeTakeFirst());
  if (!found || !row) throw failure('notFound', { message: 'linkUnknown', fields: { token: 'unknown' } });
  if (!kinds.includes(found.kind)) throw failure('invalid', { fields: { password: 'required' } });
  if (found.kind === 'invitation' && row.setup_at) throw failure('conflict', { message: 'alreadySetUp' });
  if (found.state === 'used') throw failure('conflict', { message: 'linkUsed' });
  return sendLink(writing, row);
}

/** For a call that could as well set a password: without one, only an invitation says what is wanted. */
export const renewInvitation = (writing: Writing, token: string): Promise<void> =>
  renewLink(writing, token, ['invitation']);

export async function requestLink(asking: Asking): Promise<{ sent: true }> {
  const { username, token } = asking.body;
  if (token !== undefined) {
    await renewLink(asking, token, ['invitation', 'reset']);
    return { sent: true };
  }
  const row = await findByEmail(asking, username ?? '');
  if (!row) throw failure('notFound', { message: 'unknownEmail' });
  await sendLink(asking, row);
  return { sent: true };
}
