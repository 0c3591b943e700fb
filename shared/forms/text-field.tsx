import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import type { FieldKind } from './fault-text';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Who fills it in may be the browser: `email`, `family-name`, `off`… */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
}

const kinds: Partial<Record<string, FieldKind>> = { email: 'email', tel: 'phone' };

/** One line of text. */
export function TextField({ type = 'text', autoComplete, placeholder, maxLength, ...settings }: Props): ReactNode {
  const field = useFormField(settings, kinds[type] ?? 'text');
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
