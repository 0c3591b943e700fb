import type { DateTime } from 'luxon';
import { ownLimits, type CalendarFeedMade } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { hashOf, newToken } from '../../platform/sessions/token';
import { instant } from '../../platform/wire-time';
import { lockOwnLists } from '../own-lists/lock-own-lists';

/** Revoking what is not there changes nothing. */
export async function revokeFeed(db: Db, userId: string, now: DateTime<true>): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ revoked_at: now.toJSDate() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revoked addresses are kept for a while; of many, the oldest go. */
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

/** An address made before stops answering: whoever asks for a new one may fear that the old one went astray. */
export const makeFeed = (pool: Db, userId: string, { publicUrl, now }: Making): Promise<CalendarFeedMade> =>
  transact(pool, async (db) => {
    // Two asked for at the same moment come one after the other, so that only the later one answers.
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
