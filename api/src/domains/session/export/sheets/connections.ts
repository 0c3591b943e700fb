import { cellsFor, type Reader, type Sheet } from '../sheet';

export async function readConnections(reader: Reader): Promise<Sheet> {
  const { moment, word } = cellsFor(reader);
  const rows = await reader.db
    .selectFrom('connections')
    .where('user_id', '=', reader.userId)
    .orderBy('started_at')
    .select(['started_at', 'last_seen_at', 'origin'])
    .execute();
  return {
    name: 'connections',
    columns: { startsOn: 18, endsOn: 18, by: 16 },
    rows: rows.map((row) => [
      moment(row.started_at),
      moment(row.last_seen_at),
      word(reader.words.values.origins, row.origin),
    ]),
  };
}
