import { Plural, Trans } from '@lingui/react/macro';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import type { BulkAction } from '@passerelle/shared/contract';
import { ActionButton, Box, FailureText, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { resumeBulk } from './bulk-action.resource';

interface Props {
  action: BulkAction;
  /** Those whom it did not come to. */
  left: number;
}

/** Where it ended before its end: why, what is safe, and what goes on with those who are left. */
export function BulkEnd({ action, left }: Props): ReactNode {
  const { id, kind, group, pack, status } = action;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  if (status !== 'stopped' && status !== 'failed') return null;
  const mayResume = left > 0 && (kind === 'welcome' || kind === 'askNews' || group !== null || pack !== null);
  const resume = async (): Promise<void> => {
    setBusy(true);
    try {
      await resumeBulk(id);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: id });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', mt: '16px' }}>
      <Box role="alert" sx={{ flex: '1 1 320px', maxWidth: '66ch', color: 'text.secondary', typography: 'body2' }}>
        {status === 'failed' ? (
          <Trans>
            Plusieurs essais ont échoué, et le travail a été abandonné là. Ce qui est fait est fait ; les autres
            personnes n’ont pas été touchées.
          </Trans>
        ) : (
          <Trans>
            Le travail s’est arrêté là, car vos droits, le groupe ou le pack ont changé. Ce qui est fait est fait ; les
            autres personnes n’ont pas été touchées.
          </Trans>
        )}
      </Box>
      {mayResume && (
        <ActionButton variant="outlined" busy={busy} startIcon={<ReplayRounded />} onClick={() => void resume()}>
          <Plural
            value={left}
            one="Réessayer pour la personne restante"
            other="Réessayer pour les # personnes restantes"
          />
        </ActionButton>
      )}
    </Box>
  );
}
