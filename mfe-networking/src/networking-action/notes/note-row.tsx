import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { type Appointment, canReport, type Note, type NoteBody } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, IconButton, Typography, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { changeAction, ActionChanged, changeActionPart } from '../../components/action/action.mutations';
import { useDraftForm } from '../use-draft-form';
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
  const toast = useToast();
  const draft = noteDraft(action, note);
  const { isOpen, open, close, box } = useDraftForm(draft, { mayWrite: canReport(action) });
  // The action as it was when the form opened: `changeActionPart` compares with it.
  const [seen, setSeen] = useState(action);
  const initialNote = findNote(seen, note.id) ?? note;
  const save = async (body: NoteBody): Promise<void> => {
    try {
      // After `ActionChanged` the person knows that the note is deleted: saving again adds it as a new one.
      if (findNote(seen, note.id))
        await changeActionPart(seen, { notes: [{ ...body, id: note.id }] }, (one) => findNote(one, note.id));
      else await changeAction(seen, { notes: [body] });
    } catch (error) {
      if (error instanceof ActionChanged) setSeen(error.action);
      throw error;
    }
    toast(<Trans>Note modifiée</Trans>);
    onSaved();
  };
  const day = date(note.date, 'local');
  return (
    <Box component="li" ref={box}>
      {isOpen ? (
        <NoteForm draft={draft} note={initialNote} onClose={close} onSave={save} />
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' }}>
            <Typography component="time" dateTime={note.date} variant="body2" sx={{ color: 'text.secondary' }}>
              {day}
            </Typography>
            {canReport(action) && (
              <Box data-print="no" sx={{ display: 'flex', marginInlineEnd: '-10px' }}>
                <Button
                  variant="text"
                  aria-label={t`Modifier la note du ${day}`}
                  onClick={() => {
                    setSeen(action);
                    open();
                  }}
                >
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
