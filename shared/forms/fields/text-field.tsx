import OutlinedInput from '@mui/material/OutlinedInput';
import { cleanEmail } from '@passerelle/shared/contract/rules/people/email';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import type { FieldKind } from '../faults/faults';
import { FieldFrame } from './field-frame';
import { type FieldSettings, useFormField } from './use-form-field';

interface Props extends FieldSettings {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Autocomplete token for the browser: `email`, `family-name`, `off`… */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
}

const kinds: Partial<Record<string, FieldKind>> = { email: 'email', tel: 'phone' };

/** An empty field has no value. */
const parseEmail = (typed: string): string | undefined => cleanEmail(typed) || undefined;

/** Read from left to right in any language, as the browser has telephone numbers. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'url']);

/** One line of text. */
export function TextField({ type = 'text', autoComplete, placeholder, maxLength, ...settings }: Props): ReactNode {
  const field = useFormField(type === 'email' ? { parse: parseEmail, ...settings } : settings, kinds[type] ?? 'text');
  return (
    <FieldFrame settings={settings} field={field}>
      <OutlinedInput
        {...field.input}
        id={field.id}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        slotProps={{ input: { ...field.aria, maxLength, ...(leftToRight.has(type) && { dir: 'ltr' }) } }}
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
        slotProps={{ input: { ...field.aria, maxLength, style: { resize: 'vertical' } } }}
      />
    </FieldFrame>
  );
}
