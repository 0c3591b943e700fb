import { ContentText } from '@passerelle/shared/ui';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/choices';
import type { ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import { type FieldSettings, type Option, useFormField } from './use-form-field';

interface Props extends FieldSettings {
  options: readonly Option[];
}

/** A group of checkboxes. Without `format` and `parse` the value is the list of ticked values, in the order of the options. */
export function CheckboxGroupField({ options, ...settings }: Props): ReactNode {
  const field = useFormField(settings, 'choice');
  const ticked: readonly unknown[] = Array.isArray(field.input.value) ? field.input.value : [];
  const { 'aria-required': _required, ...aria } = field.aria;

  const toggle = (toggled: string, on: boolean): void => {
    const values = options.map(({ value }) => value);
    field.input.onChange(values.filter((value) => (value === toggled ? on : ticked.includes(value))));
  };

  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      {options.map(({ value, label, language }, index) => (
        <FormControlLabel
          key={value}
          label={<ContentText language={language}>{label}</ContentText>}
          control={
            <Checkbox
              name={field.input.name}
              value={value}
              checked={ticked.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
              onBlur={field.input.onBlur}
              slotProps={{ input: { ...aria, ...(index === 0 && { id: field.id }) } }}
            />
          }
        />
      ))}
    </FieldFrame>
  );
}
