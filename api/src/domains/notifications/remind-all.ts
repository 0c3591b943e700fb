import { sql, type RawBuilder } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { contextOf, type PlainKey } from './messages';

/** Whom to tell, and what it is about. */
export type Found = RawBuilder<{ user_id: string; about: string }>;

/** Plans one message for everyone whom a question finds, in one statement; who was told of it already is left out. */
export async function remindAll(db: Db, key: PlainKey, found: Found, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  await sql`
    INSERT INTO notifications (user_id, dedupe_key, status, context_type, message_key, send_at, created_at)
    SELECT found.user_id, found.about, 'pending', ${contextOf[key]}::text, ${key}::text, ${at}::timestamptz,
      ${at}::timestamptz
    FROM (${found}) AS found
    ON CONFLICT (user_id, dedupe_key) DO NOTHING`.execute(db);
}
