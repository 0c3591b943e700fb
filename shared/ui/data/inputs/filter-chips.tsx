import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';
import { Box, Chip, sxOf } from '@passerelle/shared/ui';

import type { Option } from './option-menu';
import { slidingRow, useChosenInSight } from './sliding-row';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly Option<V>[];
  hrefFor: (value: V) => string;
}

const row = sxOf(slidingRow, { gap: '8px', py: '5px' });

/** The word of an option, and how many there are of it. */
function OptionLabel({ label, count }: Pick<Option<string>, 'label' | 'count'>): ReactNode {
  const { number } = useFormats();
  return (
    <>
      {label}{' '}
      {count !== undefined && (
        <Box component="b" sx={{ fontWeight: 600 }}>
          {number(count)}
        </Box>
      )}
    </>
  );
}

/** One of several, in one row. Each is a link to the list as it would be. */
export function FilterChips<V extends string>({ label, value, options, hrefFor }: Props<V>): ReactNode {
  const sliding = useChosenInSight(value);
  return (
    <Box ref={sliding} component="nav" aria-label={label} sx={row}>
      {options.map((option) => (
        <Chip
          key={option.value}
          component={RouteLink}
          to={hrefFor(option.value)}
          clickable
          variant="outlined"
          aria-current={option.value === value ? 'true' : undefined}
          {...(option.icon && { icon: option.icon })}
          label={<OptionLabel {...option} />}
        />
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
  const toggle = (value: V): void =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <Box component="fieldset" aria-label={label} sx={sxOf(row, { minWidth: 0, m: 0, border: 0 })}>
      {options.map((option) => (
        <Chip
          key={option.value}
          component="button"
          clickable
          variant="outlined"
          aria-pressed={values.includes(option.value)}
          onClick={() => toggle(option.value)}
          {...(option.icon && { icon: option.icon })}
          label={<OptionLabel {...option} />}
        />
      ))}
    </Box>
  );
}
