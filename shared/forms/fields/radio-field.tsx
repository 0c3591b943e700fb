import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';

import { choiceCard, ContentText } from '@passerelle/shared/ui';
import { FieldFrame } from './field-frame';
import { type Option, useFormField, type FieldSettings } from './use-form-field';

interface RadioOption extends Option {
  /** One line under the label, which says what choosing it means. */
  hint?: string | undefined;
  icon?: ReactNode;
}

interface Props extends FieldSettings {
  options: readonly RadioOption[];
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
        {options.map(({ value, label, language, hint, icon }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={
              hint || icon ? (
                <OptionLabel id={`${field.id}-${value}`} label={label} hint={hint} icon={icon} />
              ) : (
                <ContentText language={language}>{label}</ContentText>
              )
            }
            {...(cards && { sx: choiceCard })}
            control={
              <Radio
                slotProps={{
                  input: {
                    ...(index === 0 && { id: field.id }),
                    // The line under the label describes the choice, rather than being part of its name.
                    ...(hint && {
                      'aria-labelledby': `${field.id}-${value}`,
                      'aria-describedby': `${field.id}-${value}-hint`,
                    }),
                  },
                }}
              />
            }
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}

function OptionLabel({ id, label, hint, icon }: Omit<RadioOption, 'value' | 'language'> & { id: string }): ReactNode {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '12px', py: '6px' }}>
      {icon && (
        <Box component="span" aria-hidden sx={{ display: 'flex', color: 'text.secondary', '& svg': { fontSize: 22 } }}>
          {icon}
        </Box>
      )}
      <Box component="span" sx={{ minWidth: 0 }}>
        <span id={id}>{label}</span>
        {hint && (
          <Box
            component="span"
            id={`${id}-hint`}
            sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
          >
            {hint}
          </Box>
        )}
      </Box>
    </Box>
  );
}
