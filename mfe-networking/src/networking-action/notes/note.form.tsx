import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type Appointment, type Note, type NoteBody } from '@passerelle/shared/contract';
import { DateField, Form, SubmitButton, TextAreaField } from '@passerelle/shared/forms';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ChangedMeanwhile } from '../../action-parts/change-seen';
import { dayOf, noonOf } from './note-day';
import { noteIn } from './note-in';

interface Props {
  draft: string;
  /** One that is changed; none is a new one. */
  note?: Note;
  onSave: (note: NoteBody) => Promise<unknown>;
  onClose: () => void;
}

/** One note of an action is kept under a name of its own. */
export const noteDraft = ({ id }: Pick<Appointment, 'id'>, note?: Pick<Note, 'id'>): string =>
  `action.note.${note?.id ?? id}`;

const nothing = {};

/** A note is of today, unless it is dated otherwise. */
export function NoteForm({ draft, note, onSave, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const failureText = (error: unknown): string | undefined => {
    if (!(error instanceof ChangedMeanwhile)) return undefined;
    return note && !noteIn(error.action, note.id)
      ? t`Cette note a été supprimée entre-temps : rien n’a été enregistré. Votre texte est toujours là. Enregistrez à nouveau pour l’ajouter.`
      : t`Cette note a été modifiée entre-temps : rien n’a été enregistré. Votre texte est toujours là. Vérifiez, puis enregistrez à nouveau.`;
  };
  return (
    <Form
      schema="note"
      draft={draft}
      initialValues={note ? { text: note.text, date: note.date } : nothing}
      intro={false}
      failureText={failureText}
      onSubmit={async (body) => {
        await onSave(body);
        onClose();
      }}
    >
      <TextAreaField name="text" label={t`Votre note`} rows={4} maxLength={limits.longTextLength} />
      <DateField name="date" label={t`Date de la note`} format={dayOf} parse={noonOf} />
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
