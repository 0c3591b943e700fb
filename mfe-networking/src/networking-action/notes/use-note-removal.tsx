import { Trans } from '@lingui/react/macro';
import { personStorage } from '@passerelle/shared/client';
import type { Appointment, Note } from '@passerelle/shared/contract';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { undo } from '@passerelle/shared/ui/data';
import { useState } from 'react';

import { changeAction, ChangedMeanwhile, changeSeen } from '../../action-parts/change-seen';
import { noteDraft } from './note.form';
import { noteIn } from './note-in';

interface NoteRemoval {
  /** What is being taken away: no longer shown, though the server has it still. */
  isLeaving: (note: Note) => boolean;
  remove: (note: Note) => Promise<void>;
}

/** Takes a note away at once, and says so: for as long as the message stands it can be brought back. */
export function useNoteRemoval(action: Appointment): NoteRemoval {
  const toast = useToast();
  const [leaving, setLeaving] = useState<readonly string[]>([]);

  const bringBack = async (note: Note): Promise<void> => {
    try {
      await changeAction(action, { notes: [{ text: note.text, date: note.date }] });
      toast(<Trans>La note est de nouveau là</Trans>);
    } catch (error) {
      // The page is the last to know what it said.
      const again = { label: <Trans>Réessayer</Trans>, onPress: () => void bringBack(note) };
      toast(<FailureText error={error} />, { tone: 'error', action: again });
    }
  };

  const takeAway = async (note: Note): Promise<void> => {
    try {
      await changeSeen(action, { removedNotes: [note.id] }, (one) => noteIn(one, note.id));
      toast(<Trans>Note supprimée</Trans>, { action: undo(() => void bringBack(note)) });
    } catch (error) {
      const changed = error instanceof ChangedMeanwhile ? error.action : null;
      if (!changed) toast(<FailureText error={error} />, { tone: 'error' });
      else if (!noteIn(changed, note.id)) toast(<Trans>Note supprimée</Trans>);
      else {
        toast(<Trans>Cette note a été modifiée entre-temps : elle n’a pas été supprimée.</Trans>, { tone: 'error' });
      }
    }
  };

  return {
    isLeaving: ({ id }) => leaving.includes(id),
    remove: async (note) => {
      personStorage.erase(`draft.${noteDraft(action, note)}`);
      setLeaving((before) => [...before, note.id]);
      await takeAway(note);
      setLeaving((before) => before.filter((id) => id !== note.id));
    },
  };
}
