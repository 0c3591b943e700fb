import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
import { preferredPhoneCountries } from '@passerelle/shared/contract/limits';

import { FieldFrame } from './field-frame';
import { CountrySelect } from './phone/country-select';
import { isDiallable, joinPhone, type PhoneParts, splitPhone } from '@passerelle/shared/contract/rules/people/phone';
import { type FieldSettings, useFormField } from './use-form-field';

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
          slotProps={{ input: field.aria }}
          sx={{ flex: 1, minWidth: 0 }}
        />
      </Box>
    </FieldFrame>
  );
}

interface PhoneControls extends PhoneParts {
  chooseCountry: (country: string) => void;
  type: (text: string) => void;
  /** The person has left the number: it is shown as it is kept. */
  settle: () => void;
}

/** A number stored as one text, edited as country and number while typing. */
export function usePhoneParts(value: string, onChange: (value: string) => void): PhoneControls {
  const [entered, setEntered] = useState<PhoneParts>(() => splitPhone(value, preferredPhoneCountries[0]));
  // A draft that comes back, or a form that begins again, changes the number behind the person's back.
  const parts = joinPhone(entered) === value ? entered : splitPhone(value, entered.country);

  const enter = (next: PhoneParts): void => {
    setEntered(next);
    onChange(joinPhone(next));
  };
  return {
    ...parts,
    chooseCountry: (country) => enter({ ...parts, country }),
    // A number that is typed or filled in with its country's code says its country itself.
    type: (text) => enter(/^\s*(\+|00)/u.test(text) ? splitPhone(text, parts.country) : { ...parts, national: text }),
    settle: () => setEntered(splitPhone(value, parts.country)),
  };
}
