import type { CalendarFeed, CalendarFeedMade, Locale } from '@passerelle/shared/contract';
import { ownLimits } from '@passerelle/shared/contract/limits';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../../platform/database/connection';
import { instant, instantOrNull } from '../../../platform/dates';
import { hashOf, looksLikeToken, newToken } from '../../../platform/sessions/secrets';
import { lockOwnLists } from '../../accounts/own-lists';

/** Revoking without an address changes nothing. */
export async function revokeFeed(db: Db, userId: string, now: DateTime<true>): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ revoked_at: now.toJSDate() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revoked addresses are kept for a while; beyond a limit, the oldest are deleted. */
async function forgetOldFeeds(db: Db, userId: string): Promise<void> {
  const surplus = db
    .selectFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is not', null)
    .orderBy('revoked_at', 'desc')
    .orderBy('id')
    .offset(ownLimits.calendarFeeds)
    .select('id');
  await db.deleteFrom('calendar_feeds').where('id', 'in', surplus).execute();
}

interface Making {
  publicUrl: string;
  now: DateTime<true>;
}

/** Revokes the previous address: a person who asks for a new one may fear that the old one leaked. */
export const makeFeed = (pool: Db, userId: string, { publicUrl, now }: Making): Promise<CalendarFeedMade> =>
  transact(pool, async (db) => {
    // Parallel requests run one after the other, so that only the later address is valid.
    await lockOwnLists(db, userId);
    await revokeFeed(db, userId, now);
    const token = newToken();
    const at = now.toJSDate();
    await db
      .insertInto('calendar_feeds')
      .values({ user_id: userId, token_hash: hashOf(token), created_at: at })
      .execute();
    await forgetOldFeeds(db, userId);
    return { createdAt: instant(at), lastReadAt: null, url: `${publicUrl}/api/calendars/${token}` };
  });

/** The valid address, or none. */
export async function readFeed(db: Db, userId: string): Promise<CalendarFeed | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .select(['created_at', 'last_read_at'])
    .executeTakeFirst();
  return feed ? { createdAt: instant(feed.created_at), lastReadAt: instantOrNull(feed.last_read_at) } : null;
}

/** Programs poll every few minutes: the last use is not updated that often. */
const notedEvery = { minutes: 15 };

export interface FeedOwner {
  feedId: string;
  userId: string;
  locale: Locale;
  lastReadAt: Date | null;
}

/** The owner of an unrevoked feed address who may open the agenda in the product. */
export async function findOwner(db: Db, token: string): Promise<FeedOwner | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const found = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .where('calendar_feeds.token_hash', '=', hashOf(token))
    .where('calendar_feeds.revoked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('users.terms_accepted_at', 'is not', null)
    .select(['calendar_feeds.id', 'calendar_feeds.user_id', 'calendar_feeds.last_read_at'])
    .select((eb) => eb.fn.coalesce('users.locale', 'organizations.locale').as('locale'))
    .executeTakeFirst();
  return found && { feedId: found.id, userId: found.user_id, locale: found.locale, lastReadAt: found.last_read_at };
}

/** Shown to the owner, who can tell whether the calendar works, or whether others still read it. */
export async function recordReading(db: Db, { feedId, lastReadAt }: FeedOwner, now: DateTime<true>): Promise<void> {
  const before = now.minus(notedEvery).toJSDate();
  if (lastReadAt && lastReadAt > before) return;
  await db
    .updateTable('calendar_feeds')
    .set({ last_read_at: now.toJSDate() })
    .where('id', '=', feedId)
    .where((eb) => eb.or([eb('last_read_at', 'is', null), eb('last_read_at', '<=', before)]))
    .execute();
}
