import Box from '@mui/material/Box';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { sxOf } from '../../sx';
import { chip } from './chip-style';
import type { Option } from './option-menu';
import { slidingRow } from './sliding-row';
import { useChosenInSight } from './use-chosen-in-sight';

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
