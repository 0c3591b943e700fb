import { FieldFrame, type FieldSettings, useFormField } from '@passerelle/shared/forms';
import { DayPicker, INVALID_ENTRY } from '@passerelle/shared/ui/dates';
import type { ReactNode } from 'react';

interface Props extends FieldSettings {
  /** Days as `2026-11-24`. */
  min?: string;
  max?: string;
  autoComplete?: 'bday' | 'off';
}

type Convert = ((value: never) => unknown) | undefined;

const unlessInvalid =
  (convert: Convert) =>
  (value: unknown): unknown =>
    convert && value !== INVALID_ENTRY ? convert(value as never) : value;

/** A day of a form, as the wire's `2026-11-24`. An entry that is not a day stays in the form, as a fault. */
export function DateField({ min, max, autoComplete = 'off', ...settings }: Props): ReactNode {
  const { rule, format, parse } = settings;
  const field = useFormField(
    {
      ...settings,
      rule: (value: unknown, values) => (value === INVALID_ENTRY ? 'format' : rule?.(value as never, values)),
      ...(format && { format: unlessInvalid(format) }),
      ...(parse && { parse: unlessInvalid(parse) }),
    },
    'date',
  );
  const { name, value, onChange, onFocus, onBlur } = field.input;
  return (
    <FieldFrame settings={settings} field={field}>
      <DayPicker
        id={field.id}
        labelId={field.labelId}
        aria={field.aria}
        name={name}
        value={String(value ?? '')}
        onChange={onChange}
        onFocus={onFocus}
        onBlur={onBlur}
        min={min}
        max={max}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  );
}
