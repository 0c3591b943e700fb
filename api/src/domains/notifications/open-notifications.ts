import type { DateTime } from 'luxon';
import type { Notification } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { notificationOf, ownNotifications, selectNotification } from './notification-row';
import type { Reading } from './wording';

const unread = (db: Db, userId: string, now: DateTime<true>) =>
  db
    .updateTable('notifications')
    .set({ status: 'opened', opened_at: now.toJSDate() })
    .where('user_id', '=', userId)
    .where('status', '=', 'received');

/** Opened once: doing it again changes nothing. One that has not come yet is not there. */
export async function openNotification(
  db: Db,
  userId: string,
  notificationId: string,
  reading: Reading,
): Promise<Notification> {
  await unread(db, userId, reading.now).where('id', '=', notificationId).execute();
  const row = await selectNotification(ownNotifications(db, userId))
    .where('id', '=', notificationId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return notificationOf(row, reading);
}

export async function openAll(db: Db, userId: string, now: DateTime<true>): Promise<{ opened: number }> {
  const { numUpdatedRows } = await unread(db, userId, now).executeTakeFirst();
  return { opened: Number(numUpdatedRows) };
}
