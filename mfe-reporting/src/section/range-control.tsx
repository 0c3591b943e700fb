import { useLingui } from '@lingui/react/macro';
import { lazyDialog } from '@passerelle/shared/ui';
import { DateRangeFilter } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import type { Bucket } from '../queries/panel-data';
import { daysOfRange, rangeOfDays } from './ranges';

interface Props {
  range: Bucket;
  zone: string;
  onChange: (range: Bucket) => void;
}

const RangeDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "range-dialog" */ './range-dialog')).RangeDialog,
);

/** From which day to which, in the address of the page. */
export function RangeControl({ range, zone, onChange }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <DateRangeFilter
      label={t`Période`}
      dialog={RangeDialog}
      value={daysOfRange(range, zone)}
      onChange={(days) => days && onChange(rangeOfDays(days, zone))}
      isRequired
    />
  );
}
