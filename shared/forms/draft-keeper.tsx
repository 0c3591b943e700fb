import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { useFormats } from '@passerelle/shared/i18n';
import { draftValues, type Draft } from './use-draft';
import type { FieldRegistry } from './field-registry';
import { startAgain } from './start-again';

/** Brings the draft of a form back, keeps it as the person types, and says so. */
export function DraftKeeper({ draft, registry }: { draft: Draft; registry: FieldRegistry }): ReactNode {
  const form = useForm();
  const { time } = useFormats();
  const { values, dirty, dirtySinceLastSubmit, submitting, submitSucceeded } = useFormState({
    subscription: { values: true, dirty: true, dirtySinceLastSubmit: true, submitting: true, submitSucceeded: true },
  });
  const unsent = dirty && !submitting && (!submitSucceeded || dirtySinceLastSubmit);
  const { read, save, erase, savedAt } = draft;

  useEffect(() => {
    const kept = read();
    if (!kept) return;
    form.batch(() => {
      for (const [name, value] of Object.entries(kept)) form.change(name, value);
    });
  }, [form, read]);

  useEffect(() => {
    if (unsent) save(draftValues(values, registry.secretNames()));
  }, [values, unsent, save, registry]);

  if (!savedAt) return null;
  const hour = time(savedAt);
  const hasFiles = registry.list().some(({ kind }) => kind === 'file');
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      <Trans>Brouillon enregistré à {hour}.</Trans>{' '}
      {hasFiles && (
        <>
          <Trans>Les fichiers n’en font pas partie.</Trans>{' '}
        </>
      )}
      <Button
        variant="text"
        size="small"
        onClick={() => {
          startAgain(form);
          erase();
        }}
      >
        <Trans>Effacer le brouillon</Trans>
      </Button>
    </Typography>
  );
}
