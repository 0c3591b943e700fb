import { Trans } from '@lingui/react/macro';
import type { InvitationState, UserActivity } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { ReactNode } from 'react';

/** The activity filter in words. */
export function ActivityLabel({ activity }: { activity: UserActivity }): ReactNode {
  const days = durations.activeDays;
  switch (activity) {
    case 'active':
      return <Trans>Connexion dans les {days} derniers jours</Trans>;
    case 'inactive':
      return <Trans>Aucune connexion depuis {days} jours</Trans>;
    case 'neverConnected':
      return <Trans>Jamais connecté</Trans>;
    case 'suspended':
      return <Trans>Pause dans les {days} derniers jours</Trans>;
  }
}

/** The state of an invitation in words. */
export function InvitationLabel({ state }: { state: InvitationState }): ReactNode {
  switch (state) {
    case 'neverSent':
      return <Trans>Jamais envoyée</Trans>;
    case 'sent':
      return <Trans>Envoyée, pas encore ouverte</Trans>;
    case 'opened':
      return <Trans>Ouverte</Trans>;
  }
}
