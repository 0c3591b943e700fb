import { Trans } from '@lingui/react/macro';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { useFormats } from '@passerelle/shared/i18n';
import type { DayRange } from '@passerelle/shared/routes';
import { lazyDialog } from '@passerelle/shared/ui';
import { type ComponentType, useState, type ReactNode } from 'react';

import { FilterButton } from '../data/filters/filter-select';
import type { DateRangeDialogProps } from './date-range-dialog';

interface Props {
  /** What it narrows by: « Dernière connexion ». */
  label: string;
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  /** `LazyDateRangeDialog`, or one that offers ranges of its own. */
  dialog: ComponentType<DateRangeDialogProps>;
  /** There is always a range: it cannot be taken away. */
  isRequired?: boolean;
}

export const LazyDateRangeDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "date-range" */ './date-range-dialog')).DateRangeDialog,
);

/** From one day to another, both included: « Période : toutes », « Période : 1 – 31 janvier 2026 ». */
export function DateRangeFilter({ label, value, onChange, dialog: RangeDialog, isRequired = false }: Props): ReactNode {
  const { range } = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterButton
        label={label}
        icon={<CalendarMonthRounded />}
        opens="dialog"
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      >
        {value ? range(value.from, value.to) : <Trans>toutes les dates</Trans>}
      </FilterButton>
      <RangeDialog
        title={label}
        open={isOpen}
        value={value}
        canBeTakenAway={!isRequired}
        onClose={() => setOpen(false)}
        onChoose={(next) => {
          onChange(next);
          setOpen(false);
        }}
      />
    </>
  );
}
