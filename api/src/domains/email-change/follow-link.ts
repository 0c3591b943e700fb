import type { EmailLinkState } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { transact } from '../../platform/database/connection';
import { type Failure, failure } from '../../platform/failure';
import type { MessageKey } from '../../platform/failure-messages';
import type { Context } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import type { Person } from '../../platform/sessions/person';
import { emailTaken } from '../accounts/email-addresses';
import { lockPerson } from '../accounts/identity';
import { confirmEmail, type FollowedLink, type LinkContext } from './confirm';
import { type EmailLinkRow, findEmailLink, mailboxOf, stateOfEmailLink } from './links';
import { takeEmailBack } from './take-back';

const perAddress: Limit = { tries: 100, within: 15 * 60 };

type CallContext<K extends keyof Calls> = Context<Calls[K], Person | undefined>;

const countLook = ({ db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>, source: string): Promise<void> =>
  countTry(db, `email-link:source:${source}`, perAddress, now);

/** What the page of a link shows. Programs that open links ahead of their reader come as far as this, and change nothing. */
export async function readEmailLink(context: CallContext<'GET /auth/email'>, source: string): Promise<EmailLinkState> {
  const { db, query, now } = context;
  await countLook(context, source);
  const link = await findEmailLink(db, query.token);
  if (!link) return { action: null, state: 'unknown', email: null };
  return { action: link.action, state: await stateOfEmailLink(db, link, now), email: mailboxOf(link) };
}

type Refused = Exclude<EmailLinkState['state'], 'valid' | 'taken' | 'unknown'>;

const refusals: Record<EmailLinkRow['action'], Record<Refused, MessageKey>> = {
  confirm: { expired: 'emailLinkExpired', used: 'linkUsed', cancelled: 'emailChangeCancelled' },
  takeBack: { expired: 'takeBackOver', used: 'linkUsed', cancelled: 'takeBackOver' },
};

const unknownLink = (): Failure => failure('notFound', { message: 'linkUnknown', fields: { token: 'unknown' } });

function refusalOf({ action }: EmailLinkRow, state: Exclude<EmailLinkState['state'], 'valid'>): Failure {
  if (state === 'unknown') return unknownLink();
  if (state !== 'taken') {
    return failure('invalid', { message: refusals[action][state], fields: { token: 'notAllowed' } });
  }
  if (action === 'confirm') return emailTaken();
  return failure('duplicate', { message: 'takeBackTaken', fields: { email: 'duplicate' } });
}

/** Everything that may happen to an address locks its person first: of two at the same moment the second sees the first. */
async function follow(context: LinkContext, token: string): Promise<FollowedLink> {
  const { db, now } = context;
  const found = await findEmailLink(db, token);
  if (!found) throw unknownLink();
  const present = await lockPerson(db, found.user_id);
  const link = await findEmailLink(db, token);
  if (!link) throw unknownLink();
  const state = await stateOfEmailLink(db, link, now);
  if (state !== 'valid') throw refusalOf(link, state);
  return link.action === 'confirm' ? confirmEmail(context, link, present) : takeEmailBack(context, link, present);
}

export async function followEmailLink(context: CallContext<'POST /auth/email'>, source: string): Promise<FollowedLink> {
  await countLook(context, source);
  return transact(context.db, (db) => follow({ ...context, db }, context.body.token));
}
