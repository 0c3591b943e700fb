import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import type { Option } from './option';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props<T> extends FieldSettings<T> {
  options: readonly Option[];
  /** Beside each other, for short answers. */
  row?: boolean;
}

/** One of a few, all in sight. */
export function RadioField<T = string>({ options, row = false, ...settings }: Props<T>): ReactNode {
  const field = useFormField(settings, 'choice');
  const { 'aria-required': required, ...aria } = field.aria;
  return (
    <FieldFrame settings={settings} field={field} group>
      <RadioGroup
        name={field.input.name}
        value={field.input.value}
        onChange={(_event, value) => field.input.onChange(value)}
        onBlur={field.input.onBlur}
        row={row}
        aria-required={required}
        aria-label={settings.label}
        {...aria}
      >
        {options.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio slotProps={{ input: index === 0 ? { id: field.id } : {} }} />}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
