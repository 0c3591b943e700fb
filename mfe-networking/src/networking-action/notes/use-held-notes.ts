import { personStorage } from '@passerelle/shared/client';
import type { Appointment, Note } from '@passerelle/shared/contract';
import { useState } from 'react';

import { newestFirst } from './newest-first';
import { noteDraft } from './note.form';
import { noteIn } from './note-in';

interface HeldNotes {
  shown: Note[];
  /** What was typed in it is saved: it need not be held any longer. */
  release: (note: Note) => void;
}

/**
 * The notes, the newest first. One that was taken away elsewhere while somebody types in it stays, so that what was typed is
 * not taken away from under them.
 */
export function useHeldNotes(action: Appointment): HeldNotes {
  const [known, setKnown] = useState<readonly Note[]>(action.notes);
  const news = action.notes.filter(({ id }) => !known.some((note) => note.id === id));
  if (news.length > 0) setKnown([...known, ...news]);
  const held = known.filter(
    (note) => !noteIn(action, note.id) && personStorage.read(`draft.${noteDraft(action, note)}`) !== null,
  );
  return {
    shown: newestFirst([...action.notes, ...held]),
    release: (note) => setKnown((before) => before.filter(({ id }) => id !== note.id)),
  };
}
