import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, FailureText } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { AutosaveState } from '../autosave/autosave';

/** Whether what was written is on the server. */
export function SavedLine({ state: { status, savedAt, error } }: { state: AutosaveState }): ReactNode {
  const { time } = useFormats();
  const hour = savedAt && time(savedAt);
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        typography: 'body2',
        color: status === 'refused' ? 'status.error.text' : 'text.secondary',
      }}
    >
      {status === 'saved' && hour && <Trans>Enregistré à {hour}</Trans>}
      {(status === 'waiting' || status === 'saving') && <Trans>Enregistrement…</Trans>}
      {status === 'offline' && (
        <Trans>Non enregistré : pas de connexion. Votre texte est gardé sur cet appareil.</Trans>
      )}
      {status === 'refused' && (
        <>
          <Trans>Non enregistré. Votre texte est gardé sur cet appareil.</Trans> <FailureText error={error} />
        </>
      )}
    </Box>
  );
}
