import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { CountryList } from './country-list';
import { useCountries } from './use-countries';
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
