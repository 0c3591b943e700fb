import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { ActionButton, FailureText, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { exportUsers, type UsersQuery } from './user-list.resource';

/** Exports the list with its filters and its order. */
export function ExportButton({ query }: { query: UsersQuery }): ReactNode {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await exportUsers(query);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton variant="neutral" busy={busy} startIcon={<DownloadRounded />} onClick={() => void press()}>
      <Trans>Exporter</Trans>
    </ActionButton>
  );
}
