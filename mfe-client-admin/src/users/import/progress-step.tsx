import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { refreshTouched } from '@passerelle/shared/client';
import type { UserImport } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, Card, FailureText, Typography, useToast } from '@passerelle/shared/ui';
import { Progress } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useState } from 'react';

import { stopImport } from './user-import.mutations';

/** Progress of the import, which continues on the server when the page is closed. */
export function ProgressStep({ found }: { found: UserImport }): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const isRunning = found.status === 'running';
  const { id } = found;
  useEffect(() => {
    // Refreshes lists and counts of other screens with the people imported so far.
    if (!isRunning) return undefined;
    return () => refreshTouched('POST /users/imports/:importId/start', { params: { importId: id } });
  }, [isRunning, id]);
  const stop = async (): Promise<void> => {
    setBusy(true);
    try {
      await stopImport(id);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      setBusy(false);
    }
  };
  const { counts } = found;
  // Refused and known rows are not part of the progress.
  const rows = isRunning ? counts.created + counts.pending : counts.rows;
  const progress = isRunning ? counts.created : found.progress;
  const now = number(progress);
  return (
    <Card sx={{ display: 'grid', gap: '16px', maxWidth: 612 }}>
      <Typography variant="h2">
        {isRunning ? <Trans>Import en cours</Trans> : <Trans>Vérification en cours</Trans>}
      </Typography>
      <Progress share={rows === 0 ? 0 : progress / rows} label={t`Avancement de l’import`} />
      <Typography component="output">
        <Plural value={rows} one={`${now} sur # ligne`} other={`${now} sur # lignes`} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>Vous pouvez quitter cette page : le travail continue, et vous le retrouverez ici.</Trans>
      </Typography>
      {isRunning && (
        <Box>
          <ActionButton variant="neutral" busy={busy} onClick={() => void stop()}>
            <Trans>Arrêter l’import</Trans>
          </ActionButton>
        </Box>
      )}
    </Card>
  );
}
