import { BATCH_SIZE, inBatches, isAfter, mapBatches, placeBy, type Place } from '../../../platform/database/in-batches';
import { notificationOf, ownNotifications, selectNotification } from '../../notifications/own-notifications';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readRows = ({ db, userId }: Reader, last?: Place) =>
  selectNotification(ownNotifications(db, userId))
    .where(isAfter('send_at', 'id', last))
    .orderBy('send_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .select(placeBy('send_at'))
    .execute();

export function readNotifications(reader: Reader): Sheet {
  const { text, moment, word } = cellsFor(reader);
  const { notificationStatuses } = reader.words.values;
  return {
    name: 'notifications',
    columns: { date: 18, text: 80, state: 14 },
    rows: mapBatches(
      inBatches((last?: Place) => readRows(reader, last)),
      (rows) =>
        rows.map((row) => [
          moment(row.send_at),
          text(notificationOf(row, reader).payload.text),
          word(notificationStatuses, row.status),
        ]),
    ),
  };
}
