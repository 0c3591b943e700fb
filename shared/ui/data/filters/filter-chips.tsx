import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';
import { Box, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';

import type { Option } from './option-menu';
import { slidingRow, useChosenInSight } from './sliding-row';

const chosen = {
  color: 'brand.text',
  backgroundColor: 'brand.100',
  borderColor: 'brand.edge',
  fontWeight: 620,
} as const;

/** 38 px to see, 44 to press. */
const chip: SxProps<Theme> = {
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '7px',
  minHeight: 38,
  px: '14px',
  border: '1.5px solid',
  borderColor: 'neutral.lineSoft',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  font: 'inherit',
  fontSize: '0.90625rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-5px' },
  '&:hover': { borderColor: 'neutral.lineStrong' },
  '& svg': { fontSize: 17 },
  '& > b': { fontWeight: 600 },
  '&[aria-current], &[aria-pressed="true"]': chosen,
};

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly Option<V>[];
  hrefFor: (value: V) => string;
}

const row = sxOf(slidingRow, { gap: '8px', py: '5px' });

/** One of several, in one row. Each is a link to the list as it would be. */
export function FilterChips<V extends string>({ label, value, options, hrefFor }: Props<V>): ReactNode {
  const { number } = useFormats();
  const sliding = useChosenInSight(value);
  return (
    <Box ref={sliding} component="nav" aria-label={label} sx={row}>
      {options.map((option) => (
        <Box
          key={option.value}
          component={RouteLink}
          to={hrefFor(option.value)}
          aria-current={option.value === value ? 'true' : undefined}
          sx={chip}
        >
          {option.icon}
          {option.label} {option.count !== undefined && <b>{number(option.count)}</b>}
        </Box>
      ))}
    </Box>
  );
}

interface ToggleProps<V extends string> {
  label: string;
  values: readonly V[];
  options: readonly Option<V>[];
  onChange: (values: V[]) => void;
}

/** Any number of several, in one row. */
export function ToggleChips<V extends string>({ label, values, options, onChange }: ToggleProps<V>): ReactNode {
  const { number } = useFormats();
  const toggle = (value: V): void =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <Box component="fieldset" aria-label={label} sx={sxOf(row, { minWidth: 0, m: 0, border: 0 })}>
      {options.map((option) => (
        <Box
          key={option.value}
          component="button"
          type="button"
          aria-pressed={values.includes(option.value)}
          onClick={() => toggle(option.value)}
          sx={chip}
        >
          {option.icon}
          {option.label} {option.count !== undefined && <b>{number(option.count)}</b>}
        </Box>
      ))}
    </Box>
  );
}
