import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { ApiError, downloadFile } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { ActionButton, Box, Divider, FailureText, Notice, Section, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { AccountSection } from '../../sections/account-section';
import { ErasurePart } from './erasure-part';

type ExportName = 'GET /me/export' | 'GET /me/export/everything';
type State = { name: ExportName; step: 'busy' | 'done' } | { name: ExportName; step: 'failed'; error: unknown } | null;

/** A session as another person is always refused, with a reason. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Export as a spreadsheet to read, and as JSON for another product. The outcome is shown here. */
export function ExportPart(): ReactNode {
  const [state, setState] = useState<State>(null);
  const run = async (name: ExportName): Promise<void> => {
    setState({ name, step: 'busy' });
    try {
      await downloadFile(name);
      setState({ name, step: 'done' });
    } catch (error) {
      setState({ name, step: 'failed', error });
    }
  };
  const button = (name: ExportName) => ({
    variant: 'neutral' as const,
    startIcon: <DownloadRounded />,
    busy: state?.step === 'busy' && state.name === name,
    onClick: () => {
      if (state?.step !== 'busy') void run(name);
    },
  });
  return (
    <Section level={3} title={<Trans>Exporter mes données</Trans>}>
      <Typography variant="body2" sx={{ mb: '14px', color: 'text.secondary' }}>
        <Trans>
          Le tableur se lit dans Excel ou LibreOffice. Le fichier JSON contient tout ce que nous gardons de vous, pour
          un autre logiciel.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        <ActionButton {...button('GET /me/export')}>
          <Trans>Exporter mes données</Trans>
        </ActionButton>
        <ActionButton {...button('GET /me/export/everything')}>
          <Trans>Tout exporter (JSON)</Trans>
        </ActionButton>
      </Box>
      <Box component="output" sx={{ display: 'block', mt: state && '14px' }}>
        {state?.step === 'busy' && (
          <Typography variant="body2">
            <Trans>Votre fichier se prépare…</Trans>
          </Typography>
        )}
        {state?.step === 'done' && <Notice tone="success" title={<Trans>Votre fichier est téléchargé.</Trans>} />}
        {state?.step === 'failed' && (
          <Notice tone="error" title={<Trans>L’export n’a pas fonctionné.</Trans>}>
            {isRefused(state.error) ? (
              <FailureText error={state.error} />
            ) : (
              <Trans>Vos données sont intactes. Réessayez dans quelques minutes.</Trans>
            )}
          </Notice>
        )}
      </Box>
    </Section>
  );
}

/** Export and erasure of the person's data. */
export function DataSection({ me }: { me: OwnProfile }): ReactNode {
  return (
    <AccountSection id="data" title={<Trans>Mes données</Trans>}>
      <ExportPart />
      <Divider sx={{ my: '24px' }} />
      <ErasurePart requestedAt={me.erasureRequestedAt} />
    </AccountSection>
  );
}
