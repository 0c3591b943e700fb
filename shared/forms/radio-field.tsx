import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';

import { choiceCard } from '@passerelle/shared/ui';
import { FieldFrame } from './field-frame';
import { type Option, useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  options: readonly Option[];
  /** Beside each other, for short answers. */
  row?: boolean;
  /** Each in a card of its own: for the one question of a step. */
  cards?: boolean;
}

/** One of a few, all in sight. */
export function RadioField({ options, row = false, cards = false, ...settings }: Props): ReactNode {
  const field = useFormField(settings, 'choice');
  return (
    <FieldFrame settings={settings} field={field} group="radios">
      <RadioGroup
        name={field.input.name}
        value={field.input.value}
        onChange={(_event, value) => field.input.onChange(value)}
        onBlur={field.input.onBlur}
        row={row}
        {...(cards && { sx: { gap: '8px' } })}
        aria-labelledby={field.labelId}
        {...field.aria}
      >
        {options.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            {...(cards && { sx: choiceCard })}
            control={<Radio slotProps={{ input: index === 0 ? { id: field.id } : {} }} />}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
