import { Trans } from '@lingui/react/macro';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { useFormats } from '@passerelle/shared/i18n';
import type { DayRange } from '@passerelle/shared/url-state';
import { type ComponentType, useState, type ReactNode } from 'react';

import { FilterButton } from '../../data/inputs/filter-select';
import type { DateRangeDialogProps } from './date-range-dialog';

interface Props {
  /** Name of the filter: « Dernière connexion ». */
  label: string;
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  /** A `DateRangeDialog` with its ranges, loaded lazily. */
  dialog: ComponentType<DateRangeDialogProps>;
  /** There is always a range: it cannot be taken away. */
  isRequired?: boolean;
}

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
