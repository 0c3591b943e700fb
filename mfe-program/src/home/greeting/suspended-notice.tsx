import { Trans } from '@lingui/react/macro';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import { activeSuspension, type Suspension } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Until when the programme rests; nothing while it runs. */
export function SuspendedNotice({ suspensions }: { suspensions: readonly Suspension[] }): ReactNode {
  const { date } = useFormats();
  const suspension = activeSuspension(suspensions, now().toISOString());
  if (!suspension) return null;
  const end = date(suspension.toDate);
  return (
    <Notice
      tone="warning"
      icon={<PauseCircleRounded />}
      title={<Trans>Votre programme est suspendu jusqu’au {end}.</Trans>}
      sx={{ mt: '20px' }}
    >
      <Trans>Rien n’est perdu. Vos tâches vous attendent.</Trans>
    </Notice>
  );
}
