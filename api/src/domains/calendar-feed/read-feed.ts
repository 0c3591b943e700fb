import type { CalendarFeed } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { instant, instantOrNull } from '../../platform/wire-time';

/** The address that answers at present, or none. */
export async function readFeed(db: Db, userId: string): Promise<CalendarFeed | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .select(['created_at', 'last_read_at'])
    .executeTakeFirst();
  return feed ? { createdAt: instant(feed.created_at), lastReadAt: instantOrNull(feed.last_read_at) } : null;
}
