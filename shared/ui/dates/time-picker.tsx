import { TimePicker as MuiTimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderMultiSectionDigitalClockTimeView as renderLists } from '@mui/x-date-pickers/timeViewRenderers';
import { useLocale } from '@passerelle/shared/i18n';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';

import { PickerLocale } from './picker-locale';
import { IncompleteContext, type PickerFieldProps, pickerSlotProps, SectionField } from './section-field';
import { type PickerText, usePickerValue } from './use-picker-value';

interface Props extends PickerFieldProps {
  /** The first and the last time that the lists offer, as `08:00`. */
  min: string;
  max: string;
  /** Between the minutes that the list offers. */
  stepMinutes: number;
}

const clockTime: PickerText = {
  read: (time) => DateTime.fromISO(time),
  write: (value) => value.toFormat('HH:mm'),
};
const lists = { hours: renderLists, minutes: renderLists };

/** A time of day, typed or chosen in lists of hours and minutes. Its value is `12:30`, nothing, or `INVALID_ENTRY`. */
export function TimePicker({ min, max, stepMinutes, ...props }: Props): ReactNode {
  const { version, value, onChange, onIncomplete } = usePickerValue(props.value, props.onChange, clockTime);
  const { code } = useLocale();
  return (
    <PickerLocale>
      <IncompleteContext value={onIncomplete}>
        <MuiTimePicker
          key={version}
          name={props.name}
          value={value}
          onChange={onChange}
          ampm={false}
          format={code === 'fr' ? "HH 'h' mm" : 'HH:mm'}
          // The first choice of one part gets this default for the other: a full hour, and an offered minute.
          referenceDate={DateTime.fromISO(min)}
          minTime={DateTime.fromISO(min)}
          maxTime={DateTime.fromISO(max)}
          minutesStep={stepMinutes}
          timeSteps={{ minutes: stepMinutes }}
          skipDisabled
          viewRenderers={lists}
          slots={{ textField: SectionField }}
          slotProps={pickerSlotProps(props)}
        />
      </IncompleteContext>
    </PickerLocale>
  );
}
