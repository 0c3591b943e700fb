import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { canReport, type Appointment, type Note, type NoteBody } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, IconButton, Typography, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { changeAction, ChangedMeanwhile, changeSeen } from '../../action-parts/change-seen';
import { useWriting } from '../use-writing';
import { noteIn } from './note-in';
import { noteDraft, NoteForm } from './note.form';

interface Props {
  action: Appointment;
  note: Note;
  onSaved: () => void;
  onRemove: () => void;
}

/** One note, and the form in its place while it is changed. */
export function NoteRow({ action, note, onSaved, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const toast = useToast();
  const draft = noteDraft(action, note);
  const { isOpen, open, close, box } = useWriting(draft, { may: canReport(action) });
  // As the person began with it: see `changeSeen`.
  const [seen, setSeen] = useState(action);
  const begun = noteIn(seen, note.id) ?? note;
  const save = async (body: NoteBody): Promise<void> => {
    try {
      // The person was told that it is gone, and wants what they have written all the same.
      if (noteIn(seen, note.id))
        await changeSeen(seen, { notes: [{ ...body, id: note.id }] }, (one) => noteIn(one, note.id));
      else await changeAction(seen, { notes: [body] });
    } catch (error) {
      if (error instanceof ChangedMeanwhile) setSeen(error.action);
      throw error;
    }
    toast(<Trans>Note modifiée</Trans>);
    onSaved();
  };
  const day = date(note.date, 'local');
  return (
    <Box component="li" ref={box}>
      {isOpen ? (
        <NoteForm draft={draft} note={begun} onClose={close} onSave={save} />
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
