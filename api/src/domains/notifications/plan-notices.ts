import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { rowOf, type Notice } from './notice';

export type PlannedNotice = Notice & { sendAt: Date };

/** What was said, or was to be said, of another hour is no longer true. */
export async function takeBack(
  db: Db,
  { userId, about, sendAt }: Pick<PlannedNotice, 'userId' | 'about' | 'sendAt'>,
): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', about)
    .where('send_at', '<>', sendAt)
    .execute();
}

/** One row for each thing to say: another moment moves it, and it is told again then. */
export async function planNotices(db: Db, notices: readonly PlannedNotice[], now: DateTime<true>): Promise<void> {
  if (notices.length === 0) return;
  await db
    .insertInto('notifications')
    .values(notices.map((notice) => rowOf(notice, now)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'dedupe_key']).doUpdateSet((eb) => ({
        status: 'pending',
        message_params: eb.ref('excluded.message_params'),
        send_at: eb.ref('excluded.send_at'),
        sent_at: null,
        received_at: null,
        opened_at: null,
      })),
    )
    .execute();
}
