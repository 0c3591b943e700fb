import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  /** Lines shown before it scrolls. */
  rows?: number;
  maxLength?: number;
}

/** Several lines of text. The browser's own handle makes it taller. */
export function TextAreaField({ rows = 4, maxLength, ...settings }: Props): ReactNode {
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
