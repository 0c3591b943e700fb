import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { hashOf, looksLikeToken } from '../../platform/sessions/token';

/** Programs come every few minutes: that often nothing new is written down. */
const notedEvery = { minutes: 15 };

export interface FeedOwner {
  feedId: string;
  userId: string;
  locale: Locale;
  lastReadAt: Date | null;
}

/** Whose agenda an address leads to: of somebody who could open it in the product, and has not revoked the address. */
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

/** Shown to the owner, who sees by it that the calendar works, or that somebody still reads along. */
export async function noteReading(db: Db, { feedId, lastReadAt }: FeedOwner, now: DateTime<true>): Promise<void> {
  const before = now.minus(notedEvery).toJSDate();
  if (lastReadAt && lastReadAt > before) return;
  await db
    .updateTable('calendar_feeds')
    .set({ last_read_at: now.toJSDate() })
    .where('id', '=', feedId)
    .where((eb) => eb.or([eb('last_read_at', 'is', null), eb('last_read_at', '<=', before)]))
    .execute();
}
