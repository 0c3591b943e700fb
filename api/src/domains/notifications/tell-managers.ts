import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { contextOf, type MessageKey } from './messages';

const key: MessageKey = 'managerAssigned';

/**
 * Who has a manager may be seen by them, and is told who it is: once for each, however the manager came to be named, and
 * only in the morning, so that a slip of the same day is told to nobody.
 */
export async function tellManagers(db: Db, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  await sql`
    INSERT INTO notifications (user_id, dedupe_key, status, context_type, context, message_key, message_params, send_at,
      created_at)
    SELECT users.id, 'manager:' || manager.id, 'pending', ${contextOf[key]}::text,
      jsonb_build_object('target', manager.id), ${key}::text,
      jsonb_build_object('name', manager.first_name || ' ' || manager.last_name), ${at}::timestamptz, ${at}::timestamptz
    FROM users JOIN users AS manager ON manager.id = users.manager_id
    WHERE users.role = 'user' AND users.deleted_at IS NULL AND users.setup_at <= ${at} AND manager.deleted_at IS NULL
    ON CONFLICT (user_id, dedupe_key) DO NOTHING`.execute(db);
}
