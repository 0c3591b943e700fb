import { durations } from '@passerelle/shared/contract/limits';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { TokenKind } from '../../platform/database/schema/sign-in';
import { hashOf, newToken } from '../../platform/sessions/secrets';

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

const anyOf = (ids: string | readonly string[]) => sql<string>`ANY(${[ids].flat()}::uuid[])`;

/** Revokes unused links: all of a person, of many, or those sent before a given time. */
export async function revokeLinkTokens(
  db: Db,
  userId: string | readonly string[],
  at: Date,
  sentUntil?: Date,
): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ revoked_at: at })
    .where('user_id', '=', anyOf(userId))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where(({ eb, lit }) => (sentUntil ? eb('created_at', '<=', sentUntil) : lit(true)))
    .execute();
}

/** A link younger than this stays valid beside a newer one: a stranger who asks for another must not void it. */
const youngMinutes = 10;
/** Links that one person gets within an hour before a young one counts as enough. */
const linksPerHour = 5;

const lockLinks = (db: Db, userIds: string | readonly string[]) =>
  db.selectFrom('users').where('id', '=', anyOf(userIds)).select('id').orderBy('id').forNoKeyUpdate().execute();

/**
 * True when another link would only fill a mailbox: it got several within the hour, and the latest is recent and valid.
 * This cannot keep a person from getting a link, and limits a mailbox to ten per hour.
 */
export async function hasLinksEnough(db: Db, userId: string, kind: TokenKind, now: DateTime<true>): Promise<boolean> {
  // Locks the person, so that each of several parallel requests sees the link of the previous one.
  await lockLinks(db, userId);
  const ofHour = await db
    .selectFrom('tokens')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', now.minus({ hours: 1 }).toJSDate())
    .select(['created_at', 'used_at', 'revoked_at'])
    .execute();
  const youngSince = now.minus({ minutes: youngMinutes }).toJSDate();
  const isYoung = (token: (typeof ofHour)[number]): boolean =>
    token.used_at === null && token.revoked_at === null && new Date(token.created_at) > youngSince;
  return ofHour.length >= linksPerHour && ofHour.some(isYoung);
}

/**
 * Issues a link for each of many people, by id, in a few statements. Earlier links stop working, except recent ones: a
 * person who asks for a new link may fear that the old one was intercepted.
 */
export async function issueLinkTokens(
  db: Db,
  userIds: readonly string[],
  kind: TokenKind,
  now: DateTime<true>,
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const at = now.toJSDate();
  // Locks the people: parallel requests run one after the other.
  await lockLinks(db, userIds);
  await revokeLinkTokens(db, userIds, at, now.minus({ minutes: youngMinutes }).toJSDate());
  const tokens = new Map(userIds.map((id) => [id, newToken()]));
  const expires_at = now.plus(lifetimes[kind]).toJSDate();
  await db
    .insertInto('tokens')
    .values(
      Array.from(tokens, ([user_id, token]) => ({
        kind,
        token_hash: hashOf(token),
        user_id,
        created_at: at,
        expires_at,
      })),
    )
    .execute();
  return tokens;
}

export async function issueLinkToken(db: Db, userId: string, kind: TokenKind, now: DateTime<true>): Promise<string> {
  const tokens = await issueLinkTokens(db, [userId], kind, now);
  return tokens.get(userId) ?? '';
}

/** The state of a link; undefined for one that was never sent, or whose person is deleted. */
export async function findLinkToken(db: Db, token: string, now: DateTime<true>): Promise<LinkToken | undefined> {
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

/** Marks a valid link as used; returns whether this call did so: of two parallel calls, one succeeds. */
export async function consumeLinkToken(db: Db, id: string, now: DateTime<true>): Promise<boolean> {
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
