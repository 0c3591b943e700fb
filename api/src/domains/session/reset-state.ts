import type { TokenState } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Context } from '../../platform/http/routes';
import { sourceOf } from '../../platform/http/source';
import { countSubject, type Limit } from '../../platform/rate-limits';
import type { Person } from '../../platform/sessions/person';
import { hashOf } from '../../platform/sessions/token';
import { findToken, type LinkToken } from './link-token';

/** Links that are looked up from one address, which an office may share. */
const linksPerSource: Limit = { tries: 100, within: 15 * 60 };

/** A link that has served offers no other one: whoever used it has a password to come in with. */
const stateOf = { valid: 'valid', over: 'expired', used: 'unknown' } as const satisfies Record<
  LinkToken['state'],
  TokenState['state']
>;

type Asking = Context<Calls['GET /auth/reset'], Person | undefined>;

/** What the page of a link shows; whose it is stays between the link and the server. */
export async function readLinkState({ db, query, request, now }: Asking): Promise<TokenState> {
  const key = `link-state:source:${sourceOf(request)}`;
  await countSubject(db, { key, subject: hashOf(query.token), limit: linksPerSource, now });
  const found = await findToken(db, query.token, now);
  if (!found) return { state: 'unknown', firstSetup: false };
  return { state: stateOf[found.state], firstSetup: found.kind === 'invitation' };
}
