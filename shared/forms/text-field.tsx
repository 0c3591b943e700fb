import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import type { FieldKind } from './faults';
import { FieldFrame } from './field-frame';
import { type ControlState, type FieldSettings, useFormField } from './use-form-field';

interface Props extends FieldSettings {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Who fills it in may be the browser: `email`, `family-name`, `off`… */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
}

const kinds: Partial<Record<string, FieldKind>> = { email: 'email', tel: 'phone' };

/** One line of text. */
export function TextField(props: Props): ReactNode {
  const field = useFormField(props, kinds[props.type ?? 'text'] ?? 'text');
  return <TextControl {...props} field={field} />;
}

/** The same for a value that is kept outside a `Form`. */
export function TextControl({
  field,
  type = 'text',
  autoComplete,
  placeholder,
  maxLength,
  ...settings
}: Omit<Props, 'name'> & { field: ControlState }): ReactNode {
  return (
    <FieldFrame settings={settings} field={field}>
      <OutlinedInput
        {...field.input}
        id={field.id}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        inputProps={{ ...field.aria, maxLength }}
      />
    </FieldFrame>
  );
}

interface AreaProps extends FieldSettings {
  /** Lines shown before it scrolls. */
  rows?: number;
  maxLength?: number;
}

/** Several lines of text. The browser's own handle makes it taller. */
export function TextAreaField({ rows = 4, maxLength, ...settings }: AreaProps): ReactNode {
  const field = useFormField(settings, 'text');
  return (
    <FieldFrame settings={settings} field={field}>
      <OutlinedInput
        {...field.input}
        id={field.id}
        multiline
        rows={rows}
        inputProps={{ ...field.aria, maxLength, style: { resize: 'vertical' } }}
      />
    </FieldFrame>
  );
}
