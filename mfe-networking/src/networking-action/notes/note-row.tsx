import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { Appointment, Note, NoteBody } from '@passerelle/shared/contract';
import { canReport } from '@passerelle/shared/contract/rules/network/appointments';
import { useEdited } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, IconButton, Typography, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { changeAction, changeActionPart, newestAction } from '../../components/action/action.mutations';
import { useDraftForm } from '../../components/action/use-draft-form';
import { findNote, noteDraft } from './note-list';
import { NoteForm } from './note.form';

interface Props {
  action: Appointment;
  note: Note;
  onSaved: () => void;
  onRemove: () => void;
}

/** One note, or its form while the person changes it. */
export function NoteRow({ action, note, onSaved, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const draft = noteDraft(action, note);
  const { isOpen, open, close, box } = useDraftForm(draft, { mayWrite: canReport(action) });
  const day = date(note.date, 'local');
  return (
    <Box component="li" ref={box}>
      {isOpen ? (
        <NoteEdit action={action} note={note} draft={draft} onClose={close} onSaved={onSaved} />
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' }}>
            <Typography component="time" dateTime={note.date} variant="body2" sx={{ color: 'text.secondary' }}>
              {day}
            </Typography>
            {canReport(action) && (
              <Box data-print="no" sx={{ display: 'flex', marginInlineEnd: '-10px' }}>
                <Button variant="text" aria-label={t`Modifier la note du ${day}`} onClick={open}>
                  <Trans>Modifier</Trans>
                </Button>
                <IconButton aria-label={t`Supprimer la note du ${day}`} onClick={onRemove}>
                  <DeleteOutlineRounded />
                </IconButton>
              </Box>
            )}
          </Box>
          <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch', overflowWrap: 'anywhere' }}>{note.text}</Box>
        </>
      )}
    </Box>
  );
}

interface NoteEditProps extends Omit<Props, 'onRemove'> {
  draft: string;
  onClose: () => void;
}

function NoteEdit({ action, note, draft, onClose, onSaved }: NoteEditProps): ReactNode {
  const toast = useToast();
  const { seen, save } = useEdited(action, newestAction);
  const noteIn = (one: Appointment): Note | undefined => findNote(one, note.id);
  const send = async (body: NoteBody): Promise<void> => {
    // After a conflict the person knows that the note was deleted: saving again adds it as a new one.
    await save((read) =>
      noteIn(read)
        ? changeActionPart(read, { notes: [{ ...body, id: note.id }] }, noteIn)
        : changeAction(read, { notes: [body] }),
    );
    toast(<Trans>Note modifiée</Trans>);
    onSaved();
  };
  return <NoteForm draft={draft} note={noteIn(seen) ?? note} onClose={onClose} onSave={send} />;
}
