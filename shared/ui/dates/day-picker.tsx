import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';

import { PickerLocale } from './picker-locale';
import { IncompleteContext, type PickerFieldProps, pickerSlotProps, SectionField } from './section-field';
import { type PickerText, usePickerValue } from './use-picker-value';

interface Props extends PickerFieldProps {
  /** Days as `2026-11-24`, which bound the calendar. */
  min?: string | undefined;
  max?: string | undefined;
}

const isoDay: PickerText = {
  read: (day) => DateTime.fromISO(day),
  write: (value) => value.toFormat('yyyy-MM-dd'),
};
const bound = (day: string | undefined, side: 'minDate' | 'maxDate') => day && { [side]: DateTime.fromISO(day) };

/** A day, typed in the order of the locale or chosen in a calendar. Its value is `2026-11-24`, nothing, or `INVALID_ENTRY`. */
export function DayPicker({ min, max, ...props }: Props): ReactNode {
  const { version, value, onChange, onIncomplete } = usePickerValue(props.value, props.onChange, isoDay);
  return (
    <PickerLocale>
      <IncompleteContext value={onIncomplete}>
        <DatePicker
          key={version}
          name={props.name}
          value={value}
          onChange={onChange}
          {...bound(min, 'minDate')}
          {...bound(max, 'maxDate')}
          slots={{ textField: SectionField }}
          slotProps={pickerSlotProps(props)}
        />
      </IncompleteContext>
    </PickerLocale>
  );
}
