import type { DateTime } from 'luxon';
import type { TokenState } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { countTry, type Limit } from '../../platform/rate-limits';
import { findToken, type LinkToken } from './link-token';

const perAddress: Limit = { tries: 100, within: 15 * 60 };

/** A link that has served offers no other one: whoever used it has a password to come in with. */
const stateOf = { valid: 'valid', over: 'expired', used: 'unknown' } as const satisfies Record<
  LinkToken['state'],
  TokenState['state']
>;

/** What the page of a link shows; whose it is stays between the link and the server. */
export async function readLinkState(db: Db, token: string, address: string, now: DateTime<true>): Promise<TokenState> {
  await countTry(db, `link-state:address:${address}`, perAddress, now);
  const found = await findToken(db, token, now);
  if (!found) return { state: 'unknown', firstSetup: false };
  return { state: stateOf[found.state], firstSetup: found.kind === 'invitation' };
}
