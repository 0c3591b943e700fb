import {
  BATCH_SIZE,
  inBatches,
  isAfter,
  mapBatches,
  placeBy,
  type Place,
} from '../../../../platform/database/in-batches';
import { notificationOf, ownNotifications, selectNotification } from '../../../notifications/own-notifications';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readNotificationRows = ({ db, userId }: Reader, last?: Place) =>
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
      inBatches((last?: Place) => readNotificationRows(reader, last)),
      (rows) =>
        rows.map((row) => [
          moment(row.send_at),
          text(notificationOf(row, reader).payload.text),
          word(notificationStatuses, row.status),
        ]),
    ),
  };
}

const readConnectionRows = ({ db, userId }: Reader, last?: Place) =>
  db
    .selectFrom('connections')
    .where('user_id', '=', userId)
    .where(isAfter('started_at', 'id', last))
    .orderBy('started_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .select(['id', 'started_at', 'last_seen_at', 'origin'])
    .select(placeBy('started_at'))
    .execute();

export function readConnections(reader: Reader): Sheet {
  const { moment, word } = cellsFor(reader);
  return {
    name: 'connections',
    columns: { startsOn: 18, endsOn: 18, by: 16 },
    rows: mapBatches(
      inBatches((last?: Place) => readConnectionRows(reader, last)),
      (rows) =>
        rows.map((row) => [
          moment(row.started_at),
          moment(row.last_seen_at),
          word(reader.words.values.origins, row.origin),
        ]),
    ),
  };
}
