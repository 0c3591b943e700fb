import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import { CountrySelect } from './phone/country-select';
import { isDiallable } from './phone/phone-parts';
import { usePhoneParts } from './phone/use-phone-parts';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends Omit<FieldSettings, 'rule'> {
  autoComplete?: 'tel' | 'off';
}

const diallable = (value: string | null | undefined) => (!value || isDiallable(value) ? undefined : 'format');

/** A telephone number and its country. Kept as it is dialled from everywhere: « +33 6 12 34 56 78 ». */
export function PhoneField({ autoComplete = 'off', ...settings }: Props): ReactNode {
  const field = useFormField({ ...settings, rule: diallable }, 'phone');
  const { value, onChange, onBlur, onFocus, name } = field.input;
  const { country, national, chooseCountry, type, settle } = usePhoneParts(String(value), onChange);
  return (
    <FieldFrame settings={settings} field={field}>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <CountrySelect value={country} of={settings.label} onChange={chooseCountry} />
        <OutlinedInput
          name={name}
          id={field.id}
          type="tel"
          autoComplete={autoComplete}
          value={national}
          onFocus={onFocus}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            settle();
            onBlur();
          }}
          inputProps={field.aria}
          sx={{ flex: 1, minWidth: 0 }}
        />
      </Box>
    </FieldFrame>
  );
}
