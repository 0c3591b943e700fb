import { Trans } from '@lingui/react/macro';
import { isoWeekOf } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** From when the programme goes on: it takes effect next Monday. A pause that has not begun simply does not come. */
export function Resumption({ isPlanned }: { isPlanned: boolean }): ReactNode {
  const { weekdayDate } = useFormats();
  const monday = weekdayDate(isoWeekOf(now().toISOString(), 1).fromDate);
  if (isPlanned) return <Trans>La pause n’a pas lieu : votre programme continue comme prévu.</Trans>;
  return (
    <Trans>
      Votre programme reprend le <b>{monday}</b>.
    </Trans>
  );
}
