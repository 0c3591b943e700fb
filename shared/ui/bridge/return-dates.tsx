import { Trans } from '@lingui/react/macro';
import type { Suspension } from '@passerelle/shared/contract';
import { returnOf } from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

type Props = Pick<Suspension, 'fromDate' | 'weeks' | 'toDate'>;

/**
 * Both dates on which a pause ends, in one sentence that is the same wherever a pause is spoken of: the tasks come back a
 * week before the reminders do.
 */
export function ReturnDates(pause: Props): ReactNode {
  const { date, weekdayDate } = useFormats();
  const back = weekdayDate(returnOf(pause));
  const reminders = date(isoWeekOf(pause.toDate, 1).fromDate);
  return (
    <Trans>
      Vos tâches reviennent le {back} ; rappels à partir du {reminders}.
    </Trans>
  );
}
