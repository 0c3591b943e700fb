import type { DateTime } from 'luxon';
import { durations } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { TokenKind } from '../../platform/database/schema/sign-in';
import { hashOf, newToken } from '../../platform/sessions/token';

const lifetimes = {
  invitation: { days: durations.invitationDays },
  reset: { minutes: durations.resetMinutes },
} as const satisfies Record<TokenKind, object>;

export interface LinkToken {
  id: string;
  kind: TokenKind;
  userId: string;
  /** `over`: expired, or replaced by a later one. */
  state: 'valid' | 'over' | 'used';
}

/** Those that were sent and not used yet open nothing any more. */
export async function revokeTokens(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** An earlier link stops working: whoever asks for a new one may fear that the old one went astray. */
export async function issueToken(db: Db, userId: string, kind: TokenKind, now: DateTime<true>): Promise<string> {
  const at = now.toJSDate();
  // Two asked for at the same moment come one after the other, so that only the later one works.
  await db.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  await revokeTokens(db, userId, at);
  const token = newToken();
  await db
    .insertInto('tokens')
    .values({
      kind,
      token_hash: hashOf(token),
      user_id: userId,
      created_at: at,
      expires_at: now.plus(lifetimes[kind]).toJSDate(),
    })
    .execute();
  return token;
}

/** What a link still allows; undefined for one that was never sent, or to someone who is gone. */
export async function findToken(db: Db, token: string, now: DateTime<true>): Promise<LinkToken | undefined> {
  const found = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .where('tokens.token_hash', '=', hashOf(token))
    .where('users.deleted_at', 'is', null)
    .select(['tokens.id', 'tokens.kind', 'tokens.user_id', 'tokens.expires_at', 'tokens.used_at', 'tokens.revoked_at'])
    .executeTakeFirst();
  if (!found) return undefined;
  const isOver = found.revoked_at !== null || found.expires_at <= now.toJSDate();
  const state = found.used_at ? 'used' : isOver ? 'over' : 'valid';
  return { id: found.id, kind: found.kind, userId: found.user_id, state };
}

/** Uses a valid one up, and says whether it was this call that did: of two at the same moment one wins. */
export async function spendLinkToken(db: Db, id: string, now: DateTime<true>): Promise<boolean> {
  const at = now.toJSDate();
  const spent = await db
    .updateTable('tokens')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
