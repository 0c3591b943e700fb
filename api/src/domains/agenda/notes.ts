import type { AppointmentUpdate } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { givenInstant } from '../../platform/dates';
import { failure } from '../../platform/failure';

interface Edit {
  id: string | undefined;
  text: string;
  date: Date | undefined;
}

export interface NoteChanges {
  edits: readonly Edit[];
  removed: readonly string[];
}

type Given = Pick<AppointmentUpdate, 'notes' | 'removedNotes'>;

/**
 * Notes are added and changed, and removed only by id, so that an outdated screen loses none. A new note with the text
 * of an existing one is that note, so that a repeated call adds it once; removing a missing note succeeds.
 */
export async function noteChanges(
  db: Db,
  appointmentId: string,
  { notes: given = [], removedNotes = [] }: Given,
): Promise<NoteChanges> {
  if (given.length === 0 && removedNotes.length === 0) return { edits: [], removed: [] };
  const known = await db
    .selectFrom('appointment_notes')
    .where('appointment_id', '=', appointmentId)
    .select(['id', 'text', 'date'])
    .execute();
  const wanted = given.map(({ id, text, date }, index) => ({
    id,
    text: text.trim(),
    date: date === undefined ? undefined : givenInstant(date, `notes.${index}.date`),
  }));
  const removed = removedNotes.filter((id) => known.some((note) => note.id === id));
  const stranger = wanted.findIndex(({ id }) => id !== undefined && !known.some((note) => note.id === id));
  if (stranger >= 0) throw failure('invalid', { fields: { [`notes.${stranger}.id`]: 'unknown' } });
  const both = wanted.findIndex(({ id }) => id !== undefined && removed.includes(id));
  if (both >= 0) throw failure('invalid', { fields: { [`notes.${both}.id`]: 'notAllowed' } });
  const edits = wanted.filter((edit) => {
    const twins = known.filter((note) => edit.id === undefined || note.id === edit.id);
    return !twins.some(
      (note) => note.text === edit.text && (edit.date?.getTime() ?? note.date.getTime()) === note.date.getTime(),
    );
  });
  const added = edits.filter(({ id }) => id === undefined).length;
  if (known.length + added - removed.length > limits.notes) {
    throw failure('invalid', { fields: { notes: 'tooMany' } });
  }
  return { edits, removed };
}

export async function saveNotes(
  db: Db,
  appointmentId: string,
  { edits, removed }: NoteChanges,
  now: DateTime<true>,
): Promise<void> {
  const at = now.toJSDate();
  if (removed.length > 0) await db.deleteFrom('appointment_notes').where('id', 'in', removed).execute();
  for (const { id, text, date } of edits) {
    if (id === undefined) {
      await db
        .insertInto('appointment_notes')
        .values({ appointment_id: appointmentId, text, date: date ?? at, updated_at: at })
        .execute();
    } else {
      await db
        .updateTable('appointment_notes')
        .set({ text, updated_at: at, ...(date && { date }) })
        .where('id', '=', id)
        .execute();
    }
  }
}
