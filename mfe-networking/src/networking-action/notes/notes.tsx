import { Trans, useLingui } from '@lingui/react/macro';
import NoteAddRounded from '@mui/icons-material/NoteAddRounded';
import { canReport, type Appointment } from '@passerelle/shared/contract';
import { Box, Button, Card, Section, Typography, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { changeAction } from '../../action-parts/change-seen';
import { useWriting } from '../use-writing';
import { NoteRow } from './note-row';
import { noteDraft, NoteForm } from './note.form';
import { useHeldNotes } from './use-held-notes';
import { useNoteRemoval } from './use-note-removal';

/** What comes to mind before and after, the newest first. */
export function Notes({ action }: { action: Appointment }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const draft = noteDraft(action);
  const may = canReport(action);
  const { isOpen, open, close, box } = useWriting(draft, { may });
  const { shown, release } = useHeldNotes(action);
  const { isLeaving, remove } = useNoteRemoval(action);
  const notes = shown.filter((note) => !isLeaving(note));
  return (
    <Section title={<Trans>Notes</Trans>}>
      <Card padding="small" sx={{ display: 'grid', gap: '18px' }}>
        {(may || isOpen) && (
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
                onSaved={() => release(note)}
                onRemove={() => {
                  // The button goes away with the note.
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
