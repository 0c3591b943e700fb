import { FieldFrame, fieldMarks } from '@passerelle/shared/forms';
import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useId } from 'react';

export interface TextInputProps {
  /** Id of the field, used by the form to focus it. */
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'url' | 'number';
  /** Several lines, as many as are written. */
  multiline?: boolean;
  readOnly?: boolean;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  help?: string;
  error?: string | undefined;
  optional?: boolean;
  maxLength?: number;
}

/** A text field that reports each letter. */
export function TextInput(props: TextInputProps): ReactNode {
  const { label, value, onChange, onBlur, type = 'text', multiline = false, readOnly = false } = props;
  const { lang, dir, help, error, optional = false, maxLength } = props;
  const ownId = useId();
  const marks = fieldMarks(props.id ?? ownId, error, { ...(help && { help }), optional });
  return (
    <FieldFrame settings={{ label, optional, ...(help && { help }) }} field={marks}>
      <OutlinedInput
        id={marks.id}
        type={type}
        multiline={multiline}
        minRows={multiline ? 2 : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        slotProps={{
          input: { ...marks.aria, readOnly, lang, dir: type === 'url' ? 'ltr' : dir, maxLength },
        }}
      />
    </FieldFrame>
  );
}
