import { BATCH_SIZE, inBatches, isAfter, mapBatches, placeBy, type Place } from '../../../platform/database/in-batches';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readRows = ({ db, userId }: Reader, last?: Place) =>
  db
    .selectFrom('appointment_notes as note')
    .innerJoin('appointments', 'appointments.id', 'note.appointment_id')
    .where('appointments.user_id', '=', userId)
    .where('appointments.deleted_at', 'is', null)
    .where(isAfter('note.date', 'note.id', last))
    .orderBy('note.date')
    .orderBy('note.id')
    .limit(BATCH_SIZE)
    .select(['note.id', 'appointments.title', 'note.date', 'note.text'])
    .select(placeBy('note.date'))
    .execute();

/** In a sheet of their own: an action has many, each with its date. */
export function readNotes(reader: Reader): Sheet {
  const { text, moment } = cellsFor(reader);
  return {
    name: 'notes',
    columns: { title: 35, date: 18, note: 80 },
    rows: mapBatches(
      inBatches((last?: Place) => readRows(reader, last)),
      (rows) => rows.map((note) => [text(note.title), moment(note.date), text(note.text)]),
    ),
  };
}
