import { Trans, useLingui } from '@lingui/react/macro';
import type { Note, NoteBody } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton, TextAreaField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionChanged } from '../../components/action/action.mutations';
import { findNote, noonOf, noteDay } from './note-list';

interface Props {
  draft: string;
  /** The note to change; without it the form adds one. */
  note?: Note;
  onSave: (note: NoteBody) => Promise<unknown>;
  onClose: () => void;
}

const emptyNote = {};

/** Adds or changes a note. A new note has today's date unless the person chooses another. */
export function NoteForm({ draft, note, onSave, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const failureText = (error: unknown): string | undefined => {
    if (!(error instanceof ActionChanged)) return undefined;
    return note && !findNote(error.action, note.id)
      ? t`Cette note a été supprimée entre-temps : rien n’a été enregistré. Votre texte est toujours là. Enregistrez à nouveau pour l’ajouter.`
      : t`Cette note a été modifiée entre-temps : rien n’a été enregistré. Votre texte est toujours là. Vérifiez, puis enregistrez à nouveau.`;
  };
  return (
    <Form
      schema="note"
      draft={draft}
      initialValues={note ? { text: note.text, date: note.date } : emptyNote}
      intro={false}
      failureText={failureText}
      onSubmit={async (body) => {
        await onSave(body);
        onClose();
      }}
    >
      <TextAreaField name="text" label={t`Votre note`} rows={4} maxLength={limits.longTextLength} />
      <DateField name="date" label={t`Date de la note`} format={noteDay} parse={noonOf} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <SubmitButton>
          <Trans>Enregistrer la note</Trans>
        </SubmitButton>
        <Button variant="neutral" onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      </Box>
    </Form>
  );
}
