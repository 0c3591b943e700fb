import { Trans } from '@lingui/react/macro';
import { durations, type UserActivity } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

/** What somebody did lately, as the list is narrowed by it. */
export function ActivityWord({ activity }: { activity: UserActivity }): ReactNode {
  const days = durations.activeDays;
  switch (activity) {
    case 'active':
      return <Trans>Connexion dans les {days} derniers jours</Trans>;
    case 'inactive':
      return <Trans>Aucune connexion depuis {days} jours</Trans>;
    case 'suspended':
      return <Trans>Pause dans les {days} derniers jours</Trans>;
  }
}
