import { Trans } from '@lingui/react/macro';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const below = { mb: { xs: '20px', md: '28px' } } as const;

/** What became of an action that is no longer to come. */
export function ActionBanner({ action: { status, validatedAt, cancelledAt } }: { action: Appointment }): ReactNode {
  const { date } = useFormats();
  switch (status) {
    case 'pending':
      return null;
    case 'validated': {
      const day = validatedAt && date(validatedAt, 'local');
      return (
        <Notice
          tone="success"
          title={day ? <Trans>Action validée le {day}.</Trans> : <Trans>Action validée.</Trans>}
          sx={below}
        >
          <Trans>Votre compte rendu peut encore être complété.</Trans>
        </Notice>
      );
    }
    case 'cancelled': {
      const day = cancelledAt && date(cancelledAt, 'local');
      return (
        <Notice
          tone="error"
          icon={<EventBusyRounded />}
          title={day ? <Trans>Action annulée le {day}.</Trans> : <Trans>Action annulée.</Trans>}
          sx={below}
        >
          <Trans>Elle ne se modifie plus. Ce que vous aviez noté reste lisible.</Trans>
        </Notice>
      );
    }
  }
}
