import { Box } from '@passerelle/shared/ui';
import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import { type ReactNode, useMemo } from 'react';
import { preferredPhoneCountries } from '@passerelle/shared/contract';
import { useLocale } from '@passerelle/shared/i18n';

import { CountryList, type Country } from './country-list';
import { dialCodes } from './phone-parts';
import { useListbox } from './use-listbox';

interface Props {
  /** ISO 3166, in small letters. */
  value: string;
  /** Of which number it is the country. */
  of: string;
  onChange: (country: string) => void;
}

/** The country of a number, by its dial code. */
export function CountrySelect({ value, of, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const countries = useCountries();
  const selected = Math.max(
    countries.findIndex(({ code }) => code === value),
    0,
  );
  const country = countries[selected];
  const { isOpen, active, boxProps, listProps, optionProps } = useListbox({
    labels: countries.map(({ name }) => name),
    selected,
    onSelect: (index) => onChange(countries[index]?.code ?? value),
  });
  const label = t`Pays du numéro : ${of}`;
  if (!country) return null;
  const { code, name, dial } = country;

  return (
    <Box sx={{ position: 'relative', flex: 'none' }}>
      <Box
        component="button"
        type="button"
        {...boxProps}
        aria-label={label}
        title={name}
        sx={({ palette }) => ({
          display: 'flex',
          alignItems: 'center',
          gap: '4px',
          height: '100%',
          minHeight: 46,
          px: '12px',
          border: `1.5px solid ${palette.neutral.lineStrong}`,
          borderRadius: '10px',
          backgroundColor: 'background.paper',
          font: 'inherit',
          color: 'text.primary',
          cursor: 'pointer',
          '& svg': { fontSize: 20, color: palette.neutral.ink3 },
        })}
      >
        <span dir="ltr">
          {code.toUpperCase()} +{dial}
        </span>
        <KeyboardArrowDownRounded aria-hidden />
      </Box>
      {isOpen && (
        <CountryList
          label={label}
          countries={countries}
          active={active}
          listProps={listProps}
          optionProps={optionProps}
        />
      )}
    </Box>
  );
}

const preferred: readonly string[] = preferredPhoneCountries;

/** Every country with its name in the page's language: those most asked for first, then by name. */
export function useCountries(): Country[] {
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
