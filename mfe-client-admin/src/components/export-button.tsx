import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { ActionButton, FailureText, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

/** Exports a list, all pages of it; what goes wrong is shown in a toast. */
export function ExportButton({ onExport }: { onExport: () => Promise<unknown> }): ReactNode {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await onExport();
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
