import { Trans } from '@lingui/react/macro';
import { isProgramOver, type SelectedProgram } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import type { BridgeWeeks } from './bridge-weeks';

interface Props extends Pick<BridgeWeeks, 'current' | 'total'> {
  program: Pick<SelectedProgram, 'status' | 'dates'>;
}

/** Where on the bridge the person stands, in words. */
export function WeekPlace({ current, total, program }: Props): ReactNode {
  const { weekdayDate } = useFormats();
  if (isProgramOver(program, now().toISOString())) return <Trans>Programme terminé</Trans>;
  if (current === 0) {
    const day = weekdayDate(program.dates.fromDate);
    return <Trans>Votre programme commence {day}</Trans>;
  }
  return (
    <Trans>
      Semaine {current} sur {total}
    </Trans>
  );
}
