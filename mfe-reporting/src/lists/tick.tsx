import { Box, type Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  checked: boolean;
  /** Some of what it stands for is ticked. */
  isPartly?: boolean;
  onChange: () => void;
  /** Where no label is around it. */
  label?: string;
}

const look = {
  flex: 'none',
  width: 18,
  height: 18,
  // As much to press as the product's other boxes.
  m: '12px',
  accentColor: ({ vars }: Theme) => vars.palette.primary.main,
  cursor: 'pointer',
} as const;

/** The browser's own box: the product's would bring what fields are made of, 13 KB of which nothing else is shown here. */
export const Tick = ({ checked, isPartly = false, onChange, label }: Props): ReactNode => (
  <Box
    component="input"
    type="checkbox"
    data-print="no"
    ref={(box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isPartly;
    }}
    checked={checked}
    onChange={onChange}
    aria-label={label}
    sx={look}
  />
);
