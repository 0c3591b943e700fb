import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { type ReactNode, useMemo, useState } from 'react';
import { preferredPhoneCountries, sizes } from '@passerelle/shared/contract/limits';

import { FieldFrame } from './field-frame';
import {
  dialCodes,
  isDiallable,
  joinPhone,
  type PhoneParts,
  splitPhone,
} from '@passerelle/shared/contract/rules/people/phone';
import { useLocale } from '@passerelle/shared/i18n';

import { type FieldSettings, useFormField } from './use-form-field';

interface CountrySelectProps {
  /** ISO 3166, in small letters. */
  value: string;
  /** Of which number it is the country. */
  of: string;
  onChange: (country: string) => void;
}

const countryMenu = { maxHeight: sizes.phoneCountries, width: 'min(300px, 78vw)' };

/** The country of a number, by its dial code. */
function CountrySelect({ value, of, onChange }: CountrySelectProps): ReactNode {
  const { t } = useLingui();
  const countries = useCountries();
  const country = countries.find(({ code }) => code === value) ?? countries[0];
  if (!country) return null;
  return (
    // The control of the number stands beside it, in the form's own.
    <FormControl fullWidth={false} sx={{ flex: 'none' }}>
      <Select
        value={country.code}
        onChange={({ target }) => onChange(target.value)}
        renderValue={() => (
          <span dir="ltr">
            {country.code.toUpperCase()} +{country.dial}
          </span>
        )}
        IconComponent={KeyboardArrowDownRounded}
        SelectDisplayProps={{ 'aria-label': t`Pays du numéro : ${of}`, title: country.name }}
        MenuProps={{ slotProps: { paper: { sx: countryMenu } } }}
      >
        {countries.map(({ code, name, dial }, index) => (
          <MenuItem
            key={code}
            value={code}
            // A line ends those most asked for.
            divider={index === preferredPhoneCountries.length - 1}
            sx={{ justifyContent: 'space-between' }}
          >
            {name}
            <span dir="ltr">+{dial}</span>
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

interface Country {
  code: string;
  name: string;
  dial: string;
}

const preferred: readonly string[] = preferredPhoneCountries;

/** Every country with its name in the page's language: those most asked for first, then by name. */
function useCountries(): Country[] {
  const { format } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(format, { type: 'region' });
    const made = (code: string): Country => ({
      code,
      name: names.of(code.toUpperCase()) ?? code.toUpperCase(),
      dial: dialCodes.get(code) ?? '',
    });
    const others = Array.from(dialCodes.keys(), made).filter(({ code }) => !preferred.includes(code));
    return [...preferred.map(made), ...others.toSorted((a, b) => a.name.localeCompare(b.name, format))];
  }, [format]);
}

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
