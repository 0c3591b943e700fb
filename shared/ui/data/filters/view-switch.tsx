import type { ReactNode } from 'react';
import { Box, type SxProps, type Theme } from '@passerelle/shared/ui';

import type { Option } from './option-menu';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  small?: boolean;
}

/** Buttons side by side under one line. */
const group: SxProps<Theme> = ({ vars: { palette } }) => ({
  display: 'inline-flex',
  margin: 0,
  border: 0,
  padding: 0,
  minWidth: 0,
  // With large letters, one under the other.
  flexWrap: 'wrap',
  maxWidth: '100%',
  borderRadius: '10px',
  backgroundColor: palette.neutral.surface,
  '& button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: 44,
    padding: '0 14px',
    border: `1.5px solid ${palette.neutral.lineSoft}`,
    background: 'none',
    font: 'inherit',
    fontSize: '0.90625rem',
    lineHeight: 1.25,
    fontWeight: 500,
    color: palette.neutral.ink2,
    cursor: 'pointer',
  },
  '& button:first-of-type': { borderStartStartRadius: '10px', borderEndStartRadius: '10px' },
  '& button:last-of-type': { borderStartEndRadius: '10px', borderEndEndRadius: '10px' },
  '& button + button': { marginInlineStart: '-1px', borderInlineStartColor: 'transparent' },
  '& button:hover': { backgroundColor: palette.neutral.subtle },
  '& button[aria-pressed=true]': {
    backgroundColor: palette.brand[100],
    color: palette.brand.text,
    fontWeight: 620,
  },
  '& svg': { fontSize: 20 },
  '&[data-small] button': { minHeight: 36, padding: '0 12px', fontSize: '0.875rem' },
  // What a fingertip hits.
  '@media (pointer: coarse)': {
    '&[data-small] button::after': { content: '""', position: 'absolute', insetBlock: '-5.5px', insetInline: 0 },
  },
  '@media (forced-colors: active)': { '& button[aria-pressed=true]': { textDecoration: 'underline' } },
});

/** Two or three ways to see the same thing: « Graphique », « Tableau ». */
export function ViewSwitch<V extends string>({ label, value, options, onChange, small = false }: Props<V>): ReactNode {
  return (
    <Box component="fieldset" aria-label={label} data-print="no" data-small={small || undefined} sx={group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          // Pressing the chosen one again would leave none.
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </Box>
  );
}
