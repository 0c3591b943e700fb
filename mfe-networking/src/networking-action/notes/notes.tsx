import { Trans, useLingui } from '@lingui/react/macro';
import NoteAddRounded from '@mui/icons-material/NoteAddRounded';
import { personStorage } from '@passerelle/shared/client';
import type { Appointment, Note } from '@passerelle/shared/contract';
import { canReport } from '@passerelle/shared/contract/rules/network/appointments';
import { Box, Button, Card, Section, Typography, useToast, FailureText } from '@passerelle/shared/ui';
import { undo } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { changeAction, ActionChanged, changeActionPart } from '../../components/action/action.mutations';
import { useDraftForm } from '../../components/action/use-draft-form';
import { noteDraft, useShownNotes, findNote } from './note-list';
import { NoteRow } from './note-row';
import { NoteForm } from './note.form';

interface NoteRemoval {
  /** The removal is sent and not answered yet: the note is hidden already. */
  isRemoving: (note: Note) => boolean;
  remove: (note: Note) => Promise<void>;
}

/** Removes a note without a question; the message offers to restore it. */
function useNoteRemoval(action: Appointment): NoteRemoval {
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

/** The notes of an action, the newest first, with a form to add one. */
export function Notes({ action }: { action: Appointment }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const draft = noteDraft(action);
  const mayWrite = canReport(action);
  const { isOpen, open, close, box } = useDraftForm(draft, { mayWrite });
  const { shown, dismiss } = useShownNotes(action);
  const { isRemoving, remove } = useNoteRemoval(action);
  const notes = shown.filter((note) => !isRemoving(note));
  return (
    <Section title={<Trans>Notes</Trans>}>
      <Card padding="small" sx={{ display: 'grid', gap: '18px' }}>
        {(mayWrite || isOpen) && (
          <div ref={box}>
            {isOpen ? (
              <NoteForm
                draft={draft}
                onClose={close}
                onSave={async (note) => {
                  await changeAction(action, { notes: [note] });
                  toast(<Trans>Note ajoutée</Trans>);
                }}
              />
            ) : (
              <Button variant="outlined" startIcon={<NoteAddRounded />} onClick={open} data-print="no">
                <Trans>Ajouter une note</Trans>
              </Button>
            )}
          </div>
        )}
        {notes.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>Aucune note pour le moment.</Trans>
          </Typography>
        ) : (
          <Box
            component="ul"
            aria-label={t`Notes de l’action`}
            sx={{
              display: 'grid',
              m: 0,
              p: 0,
              listStyle: 'none',
              '& > li': { py: '14px', borderBlockStart: '1px solid', borderColor: 'divider' },
              '& > :last-child': { pb: 0 },
            }}
          >
            {notes.map((note) => (
              <NoteRow
                key={note.id}
                action={action}
                note={note}
                onSaved={() => dismiss(note)}
                onRemove={() => {
                  // The pressed button disappears with the note: the focus needs another place.
                  box.current?.querySelector<HTMLElement>('textarea, button')?.focus({ preventScroll: true });
                  void remove(note);
                }}
              />
            ))}
          </Box>
        )}
      </Card>
    </Section>
  );
}
