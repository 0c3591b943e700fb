import { Trans, useLingui } from '@lingui/react/macro';
import NoteAddRounded from '@mui/icons-material/NoteAddRounded';
import { type Appointment, canReport } from '@passerelle/shared/contract';
import { Box, Button, Card, Section, Typography, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { changeAction } from '../../components/action/action.mutations';
import { useDraftForm } from '../use-draft-form';
import { NoteRow } from './note-row';
import { noteDraft, useShownNotes } from './note-list';
import { NoteForm } from './note.form';
import { useNoteRemoval } from './use-note-removal';

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
