import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { CalendarWeek } from './calendar-weeks';

/** Where a week stands, in words. */
export function WeekState({
  week: { place, suspended },
}: {
  week: Pick<CalendarWeek, 'place' | 'suspended'>;
}): ReactNode {
  if (suspended) return <Trans>Suspendue</Trans>;
  switch (place) {
    case 'behind':
      return <Trans>Passée</Trans>;
    case 'current':
      return <Trans>En cours</Trans>;
    case 'coming':
      return <Trans>À venir</Trans>;
    case 'dropped':
      return <Trans>Annulée</Trans>;
  }
}
