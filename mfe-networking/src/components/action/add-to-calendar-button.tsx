import { Trans } from '@lingui/react/macro';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { ActionButton, FailureText, Notice } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { downloadCalendarFile } from './action.mutations';

interface Props {
  action: Pick<Appointment, 'id'>;
  /** Among other words rather than among buttons. */
  small?: boolean;
}

/** Hands the action over to the calendar that the person lives by. */
export function AgendaButton({ action, small = false }: Props): ReactNode {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  const keep = async (): Promise<void> => {
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
        onClick={() => void keep()}
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
