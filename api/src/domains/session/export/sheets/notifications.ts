import { notificationOf, ownNotifications, selectNotification } from '../../../notifications/notification-row';
import { cellsFor, type Reader, type Sheet } from '../sheet';

export async function readNotifications(reader: Reader): Promise<Sheet> {
  const { db, userId, words } = reader;
  const { text, moment, word } = cellsFor(reader);
  const rows = await selectNotification(ownNotifications(db, userId)).orderBy('send_at').orderBy('id').execute();
  return {
    name: 'notifications',
    columns: { date: 18, text: 80, state: 14 },
    rows: rows.map((row) => [
      moment(row.send_at),
      text(notificationOf(row, reader).payload.text),
      word(words.values.notificationStatuses, row.status),
    ]),
  };
}
