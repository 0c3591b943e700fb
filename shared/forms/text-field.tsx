import OutlinedInput from '@mui/material/OutlinedInput';
import { cleanEmail } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { TextControl, type TextControlSettings } from './controls';
import type { FieldKind } from './faults';
import { FieldFrame } from './field-frame';
import { type FieldSettings, useFormField } from './use-form-field';

type Props = FieldSettings & TextControlSettings;

const kinds: Partial<Record<string, FieldKind>> = { email: 'email', tel: 'phone' };

/** An empty field has no value. */
const parseEmail = (typed: string): string | undefined => cleanEmail(typed) || undefined;

/** One line of text. */
export function TextField(props: Props): ReactNode {
  const { type = 'text' } = props;
  const field = useFormField(type === 'email' ? { parse: parseEmail, ...props } : props, kinds[type] ?? 'text');
  return <TextControl {...props} field={field} />;
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
