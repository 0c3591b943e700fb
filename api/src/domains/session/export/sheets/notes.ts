import { cellsFor, type Reader, type Sheet } from '../sheet';

/** In a sheet of their own: an action has many, each with its date. */
export async function readNotes(reader: Reader): Promise<Sheet> {
  const { text, moment } = cellsFor(reader);
  const rows = await reader.db
    .selectFrom('appointment_notes as note')
    .innerJoin('appointments', 'appointments.id', 'note.appointment_id')
    .where('appointments.user_id', '=', reader.userId)
    .where('appointments.deleted_at', 'is', null)
    .orderBy('note.date')
    .orderBy('note.id')
    .select(['appointments.title', 'note.date', 'note.text'])
    .execute();
  return {
    name: 'notes',
    columns: { title: 35, date: 18, note: 80 },
    rows: rows.map((note) => [text(note.title), moment(note.date), text(note.text)]),
  };
}
