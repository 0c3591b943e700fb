import { Trans, useLingui } from '@lingui/react/macro';
import { canReport, type Appointment, type Note } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Typography, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { ChangedMeanwhile, changeSeen } from '../../action-parts/change-seen';
import { useWriting } from '../use-writing';
import { noteDraft, NoteForm } from './note.form';

interface Props {
  action: Appointment;
  note: Note;
}

/** One note, and the form in its place while it is changed. */
export function NoteRow({ action, note }: Props): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const toast = useToast();
  const draft = noteDraft(action, note);
  const { isOpen, open, close, box } = useWriting(draft, { may: canReport(action) });
  // As the person began with it: see `changeSeen`.
  const [seen, setSeen] = useState(action);
  const partOf = ({ notes }: Appointment): unknown => notes.find(({ id }) => id === note.id);
  const begun = seen.notes.find(({ id }) => id === note.id) ?? note;
  const day = date(note.date, 'local');
  return (
    <Box component="li" ref={box}>
      {isOpen ? (
        <NoteForm
          draft={draft}
          note={{ text: begun.text, date: begun.date }}
          onClose={close}
          onSave={async (body) => {
            try {
              await changeSeen(seen, { notes: [{ ...body, id: note.id }] }, partOf);
            } catch (error) {
              if (error instanceof ChangedMeanwhile) setSeen(error.action);
              throw error;
            }
            toast(<Trans>Note modifiée</Trans>);
          }}
        />
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' }}>
            <Typography component="time" dateTime={note.date} variant="body2" sx={{ color: 'text.secondary' }}>
              {day}
            </Typography>
            {canReport(action) && (
              <Button
                variant="text"
                aria-label={t`Modifier la note du ${day}`}
                data-print="no"
                onClick={() => {
                  setSeen(action);
                  open();
                }}
              >
                <Trans>Modifier</Trans>
              </Button>
            )}
          </Box>
          <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch', overflowWrap: 'anywhere' }}>{note.text}</Box>
        </>
      )}
    </Box>
  );
}
