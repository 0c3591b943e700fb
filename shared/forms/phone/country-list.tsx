import { Box } from '@passerelle/shared/ui';
import { memo, useEffect, useRef, type ReactNode } from 'react';

import { preferredPhoneCountries, sizes } from '@passerelle/shared/contract';
import type { useListbox } from './use-listbox';

export interface Country {
  code: string;
  name: string;
  dial: string;
}

type Listbox = ReturnType<typeof useListbox>;
type OptionProps = ReturnType<Listbox['optionProps']> & { country: Country };

/** There are more than two hundred, of which a key concerns two. */
const CountryOption = memo(function CountryOption({ id, country, active, selected }: OptionProps): ReactNode {
  const option = { role: 'option', 'aria-selected': selected } as const;
  return (
    <li id={id} {...option} data-active={active || undefined}>
      {country.name}
      <span dir="ltr">+{country.dial}</span>
    </li>
  );
});

interface Props extends Pick<Listbox, 'active' | 'listProps' | 'optionProps'> {
  label: string;
  countries: readonly Country[];
}

export function CountryList({ label, countries, active, listProps, optionProps }: Props): ReactNode {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      {...listProps}
      ref={list}
      component="ul"
      aria-label={label}
      sx={({ palette, shadows, zIndex }) => ({
        position: 'absolute',
        insetBlockStart: 'calc(100% + 6px)',
        insetInlineStart: 0,
        zIndex: zIndex.modal,
        width: 'min(300px, 78vw)',
        maxHeight: sizes.phoneCountries,
        overflowY: 'auto',
        m: 0,
        p: '6px',
        listStyle: 'none',
        border: `1px solid ${palette.divider}`,
        borderRadius: '12px',
        backgroundColor: 'background.paper',
        boxShadow: shadows[1],
        '& > li': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px',
          minHeight: 44,
          px: '12px',
          borderRadius: '8px',
          fontSize: '0.9375rem',
          cursor: 'pointer',
        },
        '& > li > span': { flex: 'none', color: palette.text.secondary },
        '& > li:hover, & > li[data-active]': { backgroundColor: palette.neutral.sunken },
        '& > li[data-active]': { outline: `2px solid ${palette.brand.edge}`, outlineOffset: -2 },
        '& > li[aria-selected=true]': {
          color: palette.brand.text,
          fontWeight: 620,
          backgroundColor: palette.brand[100],
        },
        // A hairline ends those most asked for.
        [`& > li:nth-of-type(${preferredPhoneCountries.length})`]: {
          mb: '13px',
          position: 'relative',
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 'auto 0 -7px',
            borderTop: `1px solid ${palette.divider}`,
          },
        },
      })}
    >
      {countries.map((country, index) => (
        <CountryOption key={country.code} country={country} {...optionProps(index)} />
      ))}
    </Box>
  );
}
