import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from '@passerelle/shared/ui/mui/toggles';

import type { Option } from './option-menu';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  small?: boolean;
}

/** Two or three ways to see the same thing: « Graphique », « Tableau ». */
export function ViewSwitch<V extends string>({ label, value, options, onChange, small = false }: Props<V>): ReactNode {
  return (
    <ToggleButtonGroup
      exclusive
      size={small ? 'small' : 'medium'}
      value={value}
      aria-label={label}
      // With large letters, one under the other.
      sx={{ flexWrap: 'wrap', maxWidth: '100%' }}
      // Pressing the chosen one again would leave none.
      onChange={(_, next: V | null) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.icon}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
