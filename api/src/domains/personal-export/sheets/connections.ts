import { BATCH_SIZE, inBatches, isAfter, mapBatches, placeBy, type Place } from '../../../platform/database/in-batches';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readRows = ({ db, userId }: Reader, last?: Place) =>
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
      inBatches((last?: Place) => readRows(reader, last)),
      (rows) =>
        rows.map((row) => [
          moment(row.started_at),
          moment(row.last_seen_at),
          word(reader.words.values.origins, row.origin),
        ]),
    ),
  };
}
