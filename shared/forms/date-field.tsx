import { TextInput } from '@passerelle/shared/ui/fields';
import type { ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  /** Days as `2026-11-24`. */
  min?: string;
  max?: string;
  autoComplete?: 'bday' | 'off';
}

/** A day. The browser shows its own calendar, in the person's language; the value is the wire's `2026-11-24`. */
export function DateField({ min, max, autoComplete, ...settings }: Props): ReactNode {
  const field = useFormField(settings, 'date');
  return (
    <FieldFrame settings={settings} field={field}>
      <TextInput
        {...field.input}
        {...field.aria}
        id={field.id}
        type="date"
        autoComplete={autoComplete}
        min={min}
        max={max}
      />
    </FieldFrame>
  );
}
