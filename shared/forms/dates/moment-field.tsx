import { FieldFrame, type FieldSettings, useFormField } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { DayPicker, type MomentParts, readMoment, TimePicker, writeMoment } from '@passerelle/shared/ui/dates';
import type { ReactNode } from 'react';

interface Props extends FieldSettings {
  labels: Record<keyof MomentParts, string>;
  /** The first and the last time that the lists offer, as `08:00`. */
  times: readonly [min: string, max: string];
  stepMinutes: number;
  /** Days as `2026-11-24`, which bound the calendar. */
  days?: { min: string; max: string };
  /** Below both. */
  children?: ReactNode;
}

/** A day and a time on the person's own clock; the caller's rule gives the error of an incomplete moment. */
export function MomentField({ labels, times, stepMinutes, days, children, ...settings }: Props): ReactNode {
  const field = useFormField(settings, 'date');
  const { value, onChange, onBlur, onFocus, name } = field.input;
  const parts = readMoment(String(value));
  const change = (part: Partial<MomentParts>): void => onChange(writeMoment({ ...parts, ...part }));
  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <Box sx={{ flex: '1 1 180px' }}>
          <DayPicker
            id={field.id}
            name={name}
            label={labels.day}
            value={parts.day}
            min={days?.min}
            max={days?.max}
            aria={field.aria}
            onChange={(day) => change({ day })}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        </Box>
        <Box sx={{ flex: '1 1 180px' }}>
          <TimePicker
            id={`${field.id}-time`}
            label={labels.time}
            value={parts.time}
            min={times[0]}
            max={times[1]}
            stepMinutes={stepMinutes}
            aria={field.aria}
            onChange={(time) => change({ time })}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        </Box>
      </Box>
      {children}
    </FieldFrame>
  );
}
