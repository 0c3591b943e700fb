import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';
import { Box, sxOf } from '@passerelle/shared/ui';

import type { Option } from './option-menu';
import { slidingRow } from './sliding-row';

interface Props<V extends string> {
  /** What is filtered: « Filtrer les contacts ». */
  label: string;
  value: V;
  options: readonly Option<V>[];
  /** The address of the list with that filter: a filter is a link, so it can be opened beside, sent and gone back from. */
  hrefFor: (value: V) => string;
}

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 44,
  px: '4px',
  mb: '-1px',
  borderBlockEnd: '3px solid transparent',
  borderStartStartRadius: 4,
  borderStartEndRadius: 4,
  fontSize: '0.9375rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  transition: 'color 120ms',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& > span': {
    px: '7px',
    py: '2px',
    borderRadius: '7px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    backgroundColor: 'neutral.sunken',
  },
  '&[aria-current]': { color: 'brand.text', borderColor: 'brand.edge', fontWeight: 620 },
  '&[aria-current] > span': { color: 'brand.text', backgroundColor: 'brand.100' },
} as const;

/** The kinds of a list, with how many there are of each. */
export function FilterTabs<V extends string>({ label, value, options, hrefFor }: Props<V>): ReactNode {
  const { number } = useFormats();
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={sxOf(slidingRow, { gap: '24px', mb: '20px', borderBlockEnd: '1px solid', borderColor: 'divider' })}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component={RouteLink}
          to={hrefFor(option.value)}
          aria-current={option.value === value ? 'true' : undefined}
          sx={tab}
        >
          {option.label} {option.count !== undefined && <span>{number(option.count)}</span>}
        </Box>
      ))}
    </Box>
  );
}
