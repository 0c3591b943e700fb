import { Trans } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { DateRangeDialog, type DateRangeDialogProps } from '@passerelle/shared/ui/table';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';

/** Usual periods, on the reader's own clock. */
function periods(today: DateTime) {
  const lastMonth = today.minus({ months: 1 });
  const period = (id: string, label: ReactNode, from: DateTime, to = today) => ({
    id,
    label,
    range: { from: from.toFormat('yyyy-MM-dd'), to: to.toFormat('yyyy-MM-dd') },
  });
  return [
    period('today', <Trans>Aujourd’hui</Trans>, today),
    period('7d', <Trans context="a period to choose">7 derniers jours</Trans>, today.minus({ days: 6 })),
    period('30d', <Trans context="a period to choose">30 derniers jours</Trans>, today.minus({ days: 29 })),
    period('month', <Trans>Ce mois-ci</Trans>, today.startOf('month')),
    period('lastMonth', <Trans>Le mois dernier</Trans>, lastMonth.startOf('month'), lastMonth.endOf('month')),
  ];
}

/** A period by its first and last day, or one of the usual ones. */
export const PeriodDialog = (props: DateRangeDialogProps): ReactNode => (
  <DateRangeDialog {...props} presets={periods(DateTime.fromJSDate(now()))} />
);
