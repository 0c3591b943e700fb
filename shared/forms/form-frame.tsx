import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

import { DraftKeeper } from './draft-keeper';
import { ErrorSummary } from './error-summary';
import type { FieldRegistry } from './field-registry';
import type { Draft } from './use-draft';

interface Props {
  registry: FieldRegistry;
  draft: Draft | null;
  intro: boolean;
  /** Whether it went well. */
  onSubmit: () => Promise<boolean>;
  children: ReactNode;
}

/** What surrounds the fields: what is wrong, what may be left out, what is kept. */
export function FormFrame({ registry, draft, intro, onSubmit, children }: Props): ReactNode {
  const [failedAttempts, setFailedAttempts] = useState(0);
  const submit = async (): Promise<void> => {
    const done = await onSubmit();
    setFailedAttempts((before) => (done ? 0 : before + 1));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: '20px' }}
    >
      <ErrorSummary attempt={failedAttempts} registry={registry} />
      {intro && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Sauf mention « facultatif », tous les champs sont obligatoires.</Trans>
        </Typography>
      )}
      {children}
      {draft && <DraftKeeper draft={draft} registry={registry} />}
    </Box>
  );
}
