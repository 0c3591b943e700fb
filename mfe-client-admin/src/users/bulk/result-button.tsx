import { Trans, useLingui } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { saveFile } from '@passerelle/shared/client';
import type { BulkAction } from '@passerelle/shared/contract';
import { ActionButton, FailureText, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { readAllPeople } from './bulk-action.resource';
import { resultFile } from './result-file';

/** The outcome of each person as a file. */
export function ResultButton({ action }: { action: BulkAction }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    try {
      const text = resultFile(action, await readAllPeople(action.id), t);
      const name = t`action-groupee`;
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}-${action.createdAt.slice(0, 10)}.csv`);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ActionButton variant="neutral" busy={busy} startIcon={<DownloadRounded />} onClick={() => void load()}>
      <Trans>Télécharger le résultat</Trans>
    </ActionButton>
  );
}
