import { Trans } from '@lingui/react/macro';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { partWithWords, useFormats } from '@passerelle/shared/i18n';
import type { DayRange } from '@passerelle/shared/routes';
import { type ComponentType, useState, type ReactNode } from 'react';

import { useOnDemand } from '../data/dialogs/use-on-demand';
import { FilterButton } from '../data/filters/filter-select';
import type { DateRangeDialogProps } from './date-range-dialog';

interface Props {
  /** What it narrows by: « Dernière connexion ». */
  label: string;
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  /** What it opens: `loadDateRange`, or one with ranges of its own that are one press away. */
  load: () => Promise<ComponentType<DateRangeDialogProps>>;
  /** There is always a range: it cannot be taken away. */
  isRequired?: boolean;
}

export const loadDateRange = partWithWords(
  'date-range',
  async () => (await import(/* webpackChunkName: "date-range" */ './date-range-dialog')).DateRangeDialog,
  {
    fr: () => import(/* webpackChunkName: "date-range" */ './date-range-dialog?words=fr'),
    en: () => import(/* webpackChunkName: "date-range" */ './date-range-dialog?words=en'),
  },
);

/** From one day to another, both included: « Période : toutes », « Période : 1 – 31 janvier 2026 ». */
export function DateRangeFilter({ label, value, onChange, load, isRequired = false }: Props): ReactNode {
  const { range } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { Content: DateRangeDialog, whenLoaded, prepare } = useOnDemand(load);
  return (
    <>
      <FilterButton
        label={label}
        icon={<CalendarMonthRounded />}
        opens="dialog"
        prepare={prepare}
        isOpen={isOpen}
        onOpen={() => void whenLoaded(() => setOpen(true))}
      >
        {value ? range(value.from, value.to) : <Trans>toutes les dates</Trans>}
      </FilterButton>
      {DateRangeDialog && (
        <DateRangeDialog
          title={label}
          isOpen={isOpen}
          value={value}
          canBeTakenAway={!isRequired}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            onChange(next);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
