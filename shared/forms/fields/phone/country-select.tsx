import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { preferredPhoneCountries, sizes } from '@passerelle/shared/contract/limits';
import { useLocale } from '@passerelle/shared/i18n';
import { type ReactNode, useMemo } from 'react';

import { dialCodes } from '@passerelle/shared/contract/rules/people/phone';

interface Props {
  /** ISO 3166, in small letters. */
  value: string;
  /** Of which number it is the country. */
  of: string;
  onChange: (country: string) => void;
}

const paper = { maxHeight: sizes.phoneCountries, width: 'min(300px, 78vw)' };

/** The country of a number, by its dial code. */
export function CountrySelect({ value, of, onChange }: Props): ReactNode {
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
        MenuProps={{ slotProps: { paper: { sx: paper } } }}
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
