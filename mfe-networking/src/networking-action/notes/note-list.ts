import { personStorage } from '@passerelle/shared/client';
import type { Appointment, Note } from '@passerelle/shared/contract';
import { writeMoment } from '@passerelle/shared/ui/dates';
import { useState } from 'react';

import { dayOf, today } from '../../days/day';

/** Every note has a draft of its own; the draft of a new note belongs to the action. */
export const noteDraft = ({ id }: Pick<Appointment, 'id'>, note?: Pick<Note, 'id'>): string =>
  `action.note.${note?.id ?? id}`;

export const findNote = ({ notes }: Appointment, noteId: string): Note | undefined =>
  notes.find(({ id }) => id === noteId);

/** The day of a note on the person's own clock, such as `2026-11-24`; today for a note without a date. */
export const noteDay = (instant: string | undefined): string =>
  instant === undefined ? today() : instant && dayOf(instant);

/** A note is dated at noon, so that it shows the same day in nearly every time zone. */
export const noonOf = (day: string): string => day && writeMoment({ day, time: '12:00' });

/** Sorted by date, the newest first. The server appends, so of two notes with the same date the later one comes first. */
export const newestFirst = (notes: readonly Note[]): Note[] =>
  notes.toReversed().toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));

interface ShownNotes {
  shown: Note[];
  /** Stops showing a deleted note, once the text typed in it is saved. */
  dismiss: (note: Note) => void;
}

/** The notes, the newest first. A note deleted in another tab stays while it has a draft, so that no typed text is lost. */
export function useShownNotes(action: Appointment): ShownNotes {
  const [known, setKnown] = useState<readonly Note[]>(action.notes);
  const added = action.notes.filter(({ id }) => !known.some((note) => note.id === id));
  if (added.length > 0) setKnown([...known, ...added]);
  const deletedWithDraft = known.filter(
    (note) => !findNote(action, note.id) && personStorage.read(`draft.${noteDraft(action, note)}`) !== null,
  );
  return {
    shown: newestFirst([...action.notes, ...deletedWithDraft]),
    dismiss: (note) => setKnown((before) => before.filter(({ id }) => id !== note.id)),
  };
}
