import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** How many weeks of suspension are left. */
export function WeeksLeft({ weeks }: { weeks: number }): ReactNode {
  if (weeks === 0) return <Trans>Vous avez utilisé toutes vos semaines de suspension.</Trans>;
  return (
    <Plural
      value={weeks}
      one="Il vous reste # semaine de suspension."
      other="Il vous reste # semaines de suspension."
    />
  );
}
