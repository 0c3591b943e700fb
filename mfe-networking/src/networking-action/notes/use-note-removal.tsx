import { Trans } from '@lingui/react/macro';
import { personStorage } from '@passerelle/shared/client';
import type { Appointment, Note } from '@passerelle/shared/contract';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { undo } from '@passerelle/shared/ui/data';
import { useState } from 'react';

import { changeAction, ActionChanged, changeActionPart } from '../../components/action/action.mutations';
import { findNote, noteDraft } from './note-list';

interface NoteRemoval {
  /** The removal is sent and not answered yet: the note is hidden already. */
  isRemoving: (note: Note) => boolean;
  remove: (note: Note) => Promise<void>;
}

/** Removes a note without a question; the message offers to restore it. */
export function useNoteRemoval(action: Appointment): NoteRemoval {
  const toast = useToast();
  const [removing, setRemoving] = useState<readonly string[]>([]);

  const restoreNote = async (note: Note): Promise<void> => {
    try {
      await changeAction(action, { notes: [{ text: note.text, date: note.date }] });
      toast(<Trans>La note est de nouveau là</Trans>);
    } catch (error) {
      // Only this page still has the text: the message offers another try.
      const retry = { label: <Trans>Réessayer</Trans>, onPress: () => void restoreNote(note) };
      toast(<FailureText error={error} />, { tone: 'error', action: retry });
    }
  };

  const removeNote = async (note: Note): Promise<void> => {
    try {
      await changeActionPart(action, { removedNotes: [note.id] }, (one) => findNote(one, note.id));
      toast(<Trans>Note supprimée</Trans>, { action: undo(() => void restoreNote(note)) });
    } catch (error) {
      const changed = error instanceof ActionChanged ? error.action : null;
      if (!changed) toast(<FailureText error={error} />, { tone: 'error' });
      else if (!findNote(changed, note.id)) toast(<Trans>Note supprimée</Trans>);
      else {
        toast(<Trans>Cette note a été modifiée entre-temps : elle n’a pas été supprimée.</Trans>, { tone: 'error' });
      }
    }
  };

  return {
    isRemoving: ({ id }) => removing.includes(id),
    remove: async (note) => {
      personStorage.erase(`draft.${noteDraft(action, note)}`);
      setRemoving((before) => [...before, note.id]);
      await removeNote(note);
      setRemoving((before) => before.filter((id) => id !== note.id));
    },
  };
}
