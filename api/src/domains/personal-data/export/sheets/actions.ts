import { fullName } from '@passerelle/shared/contract/rules/people/names';
import {
  BATCH_SIZE,
  inBatches,
  isAfter,
  mapBatches,
  placeBy,
  type Place,
} from '../../../../platform/database/in-batches';
import { groupBy } from '../../../../platform/group-by';
import type { Cell } from '../../../../platform/spreadsheet/workbook';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readRows = ({ db, userId }: Reader, last?: Place) =>
  db
    .selectFrom('appointments')
    .leftJoin('contacts', 'contacts.id', 'appointments.contact_id')
    .leftJoin('job_offers', 'job_offers.id', 'appointments.job_offer_id')
    .where('appointments.user_id', '=', userId)
    .where('appointments.deleted_at', 'is', null)
    .where(isAfter('appointments.date', 'appointments.id', last))
    .orderBy('appointments.date')
    .orderBy('appointments.id')
    .limit(BATCH_SIZE)
    .selectAll('appointments')
    .select(placeBy('appointments.date'))
    .select(['contacts.first_name', 'contacts.last_name', 'job_offers.title as job_offer'])
    .execute();

const readRecommended = ({ db }: Reader, actions: readonly string[]) =>
  db
    .selectFrom('appointment_recommended_contacts as recommended')
    .innerJoin('contacts', 'contacts.id', 'recommended.contact_id')
    .where('recommended.appointment_id', 'in', actions)
    .orderBy('recommended.added_at')
    .select(['recommended.appointment_id', 'contacts.first_name', 'contacts.last_name'])
    .execute();

interface Named {
  first_name: string | null;
  last_name: string | null;
}
const nameOf = ({ first_name, last_name }: Named): string => fullName({ firstName: first_name, lastName: last_name });

type ActionRow = Awaited<ReturnType<typeof readRows>>[number];

async function rowsOf(reader: Reader, actions: readonly ActionRow[]): Promise<Cell[][]> {
  const { values } = reader.words;
  const { text, moment, word } = cellsFor(reader);
  const ids = actions.map(({ id }) => id);
  const recommended = groupBy(await readRecommended(reader, ids), ({ appointment_id }) => appointment_id);
  return actions.map((action) => [
    text(action.title),
    word(values.actionTypes, action.action_type),
    word(values.appointmentStatuses, action.status),
    moment(action.date),
    word(values.appointmentTypes, action.type),
    text(action.address_street ?? action.phone ?? action.url),
    // The name stays after the contact was deleted.
    text(nameOf(action) || action.contact_name),
    text(action.job_offer),
    text(action.comment),
    text((recommended.get(action.id) ?? []).map(nameOf).join('\n')),
    word(values.interviewStatuses, action.interview_status),
    moment(action.validated_at),
    moment(action.cancelled_at),
    moment(action.created_at),
  ]);
}

export const readActions = (reader: Reader): Sheet => ({
  name: 'actions',
  columns: {
    title: 35,
    actionType: 22,
    state: 13,
    date: 18,
    way: 16,
    meeting: 40,
    contact: 25,
    jobOffer: 30,
    report: 60,
    recommended: 30,
    interview: 14,
    validatedOn: 18,
    cancelledOn: 18,
    createdOn: 18,
  },
  rows: mapBatches(
    inBatches((last?: Place) => readRows(reader, last)),
    (rows) => rowsOf(reader, rows),
  ),
});

const readNoteRows = ({ db, userId }: Reader, last?: Place) =>
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
      inBatches((last?: Place) => readNoteRows(reader, last)),
      (rows) => rows.map((note) => [text(note.title), moment(note.date), text(note.text)]),
    ),
  };
}
