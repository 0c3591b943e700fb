import type { DateTime } from 'luxon';
import { limits, type AppointmentUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { givenInstant } from '../../platform/http/given-instant';

type GivenNote = NonNullable<AppointmentUpdate['notes']>[number];

interface Edit {
  id: string | undefined;
  text: string;
  date: Date | undefined;
}

/**
 * Notes are added and changed, never taken away: a screen that saw fewer of them loses none. A new note that says what
 * another already says is that note, so that the same call twice adds it once.
 */
export async function noteEdits(db: Db, appointmentId: string, given: readonly GivenNote[] = []): Promise<Edit[]> {
  if (given.length === 0) return [];
  const known = await db
    .selectFrom('appointment_notes')
    .where('appointment_id', '=', appointmentId)
    .select(['id', 'text', 'date'])
    .execute();
  const edits = given.map(({ id, text, date }, index) => ({
    id,
    text: text.trim(),
    date: date === undefined ? undefined : givenInstant(date, `notes.${index}.date`),
  }));
  const stranger = edits.findIndex(({ id }) => id !== undefined && !known.some((note) => note.id === id));
  if (stranger >= 0) throw failure('invalid', { fields: { [`notes.${stranger}.id`]: 'unknown' } });
  const news = edits.filter((edit) => {
    const twins = known.filter((note) => edit.id === undefined || note.id === edit.id);
    return !twins.some(
      (note) => note.text === edit.text && (edit.date?.getTime() ?? note.date.getTime()) === note.date.getTime(),
    );
  });
  if (known.length + news.filter(({ id }) => id === undefined).length > limits.notes) {
    throw failure('invalid', { fields: { notes: 'tooMany' } });
  }
  return news;
}

export async function saveNotes(
  db: Db,
  appointmentId: string,
  edits: readonly Edit[],
  now: DateTime<true>,
): Promise<void> {
  const at = now.toJSDate();
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
