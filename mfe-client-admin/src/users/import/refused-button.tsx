import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import type { UserImport } from '@passerelle/shared/contract';
import { ActionButton, FailureText, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { downloadRefused } from './user-import.resource';

/** The refused rows as a file with the same columns: repaired, it imports the rest. */
export function RefusedButton({ found }: { found: UserImport }): ReactNode {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadRefused(found.id);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ActionButton variant="neutral" busy={busy} startIcon={<DownloadRounded />} onClick={() => void load()}>
      <Trans>Télécharger les lignes refusées</Trans>
    </ActionButton>
  );
}
