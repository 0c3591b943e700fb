import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import type { BridgeWeeks } from './bridge-weeks';

interface Props extends Pick<BridgeWeeks, 'current' | 'total'> {
  firstDay: string;
}

/** Where on the bridge the person stands, in words. */
export function WeekPlace({ current, total, firstDay }: Props): ReactNode {
  const { weekdayDate } = useFormats();
  if (current === 0) {
    const day = weekdayDate(firstDay);
    return <Trans>Votre programme commence {day}</Trans>;
  }
  if (current > total) return <Trans>Programme terminé</Trans>;
  return (
    <Trans>
      Semaine {current} sur {total}
    </Trans>
  );
}
