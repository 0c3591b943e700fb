import { type Fault, FieldFrame, type Option, useFormField } from '@passerelle/shared/forms';
import { DeviceSelect } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

import { MarkdownField, type MarkdownFieldProps } from '../text/markdown-field';
import { TextInput, type TextInputProps } from './text-input';

/** An emptied field is an empty text, not a missing one. */
const asTyped = (value: string): string => value;
const asText = (value: string | undefined): string => value ?? '';
type Rule = (value: unknown) => Fault | undefined;
const useText = (name: string, label: string, rule?: Rule) =>
  useFormField({ name, label, optional: true, parse: asTyped, format: asText, ...(rule && { rule }) }, 'text');

type Bound<P> = Omit<P, 'id' | 'value' | 'onChange'> & { name: string };

/** A text of an editor’s form. */
export function EditText({ name, onBlur, rule, ...props }: Bound<TextInputProps> & { rule?: Rule }): ReactNode {
  const { input, id, fault } = useText(name, props.label, rule);
  return (
    <TextInput
      {...props}
      id={id}
      error={fault}
      value={input.value}
      onChange={input.onChange}
      onBlur={() => {
        input.onBlur();
        onBlur?.();
      }}
    />
  );
}

/** A formatted text of an editor’s form. */
export function EditMarkdown({ name, ...props }: Bound<MarkdownFieldProps>): ReactNode {
  const { input } = useText(name, props.label);
  return <MarkdownField {...props} value={input.value} onChange={input.onChange} />;
}

interface SelectProps {
  name: string;
  label: string;
  options: readonly Option[];
  readOnly: boolean;
  /** The label of the empty choice. */
  none: string;
}

/** One of many, in an editor’s form. */
export function EditSelect({ name, label, options, readOnly, none }: SelectProps): ReactNode {
  const { input, ...marks } = useText(name, label);
  return (
    <FieldFrame settings={{ label }} field={marks}>
      <DeviceSelect
        id={marks.id}
        value={input.value}
        onChange={({ target }) => input.onChange(target.value)}
        onBlur={() => input.onBlur()}
        disabled={readOnly}
        inputProps={{ id: marks.id }}
      >
        <option value="">{none}</option>
        {options.map(({ value, label: name_ }) => (
          <option key={value} value={value}>
            {name_}
          </option>
        ))}
      </DeviceSelect>
    </FieldFrame>
  );
}
