import { Trans } from '@lingui/react/macro';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { ActionButton, FailureText, Notice } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { downloadCalendarFile } from './action.mutations';

interface Props {
  action: Pick<Appointment, 'id'>;
  /** For use inside a text instead of in a row of buttons. */
  small?: boolean;
}

/** Downloads the action for the person's own calendar. */
export function AddToCalendarButton({ action, small = false }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  const download = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    await downloadCalendarFile(action).catch((error: unknown) => setFault({ error }));
    setBusy(false);
  };
  return (
    <>
      <ActionButton
        variant={small ? 'text' : 'neutral'}
        startIcon={<EventAvailableRounded />}
        busy={busy}
        onClick={() => void download()}
        {...(small && { sx: { marginInlineStart: '-12px' } })}
      >
        <Trans>Ajouter à mon agenda</Trans>
      </ActionButton>
      {fault && (
        <Notice tone="error" role="alert" title={<FailureText error={fault.error} />} sx={{ textAlign: 'start' }} />
      )}
    </>
  );
}
