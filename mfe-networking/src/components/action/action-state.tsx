import { Trans } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import type { Appointment, AppointmentStatus } from '@passerelle/shared/contract';
import { awaitsReport } from '@passerelle/shared/contract/rules/network/appointments';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Tag, type Tone } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const atStart = { alignSelf: 'flex-start', justifySelf: 'start' } as const;

/** The state of a past action: its outcome, or the report that is missing. */
export function ActionState({ action }: { action: Appointment }): ReactNode {
  const { date } = useFormats();
  const { status, validatedAt, cancelledAt } = action;
  if (status === 'validated' && validatedAt) {
    const day = date(validatedAt, 'local');
    return (
      <Tag tone="success" icon={<CheckCircleRounded />} sx={atStart}>
        <Trans>Validée le {day}</Trans>
      </Tag>
    );
  }
  if (status === 'cancelled' && cancelledAt) {
    const day = date(cancelledAt, 'local');
    return (
      <Tag tone="error" icon={<EventBusyRounded />} sx={atStart}>
        <Trans>Annulée le {day}</Trans>
      </Tag>
    );
  }
  if (awaitsReport(action, now().toISOString())) {
    return (
      <Tag tone="warning" icon={<EditNoteRounded />} sx={atStart}>
        <Trans>Compte rendu à écrire</Trans>
      </Tag>
    );
  }
  return null;
}

/** The background of an action's icon; the state is also shown in words. */
export const actionTones: Record<AppointmentStatus, Tone> = {
  pending: 'brand',
  validated: 'success',
  cancelled: 'stone',
};
