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
export const ViewSwitch = <V extends string>({ label, value, options, onChange, small }: Props<V>): ReactNode => (
  <ToggleButtonGroup
    exclusive
    aria-label={label}
    size={small ? 'small' : 'medium'}
    value={value}
    // Pressing the chosen one again would leave none.
    onChange={(_event, chosen: V | null) => chosen !== null && onChange(chosen)}
  >
    {options.map((option) => (
      <ToggleButton key={option.value} value={option.value}>
        {option.icon}
        {option.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
