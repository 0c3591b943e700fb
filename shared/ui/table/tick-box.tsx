import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, type SxProps, sxOf, type Theme } from '@passerelle/shared/ui';

/** In 24 units. */
const TICK =
  'M9 16.17 5.53 12.7a.996.996 0 1 0-1.41 1.41l4.18 4.18c.39.39 1.02.39 1.41 0L20.29 7.71a.996.996 0 1 0-1.41-1.41z';
const DASH = 'M18 13H6c-.55 0-1-.45-1-1s.45-1 1-1h12c.55 0 1 .45 1 1s-.45 1-1 1';

const look: SxProps<Theme> = ({ vars: { palette } }) => ({
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  m: '12px',
  border: `1.5px solid ${palette.neutral.lineStrong}`,
  borderRadius: '6px',
  color: palette.neutral.ink,
  backgroundColor: palette.neutral.surface,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:disabled': { backgroundColor: palette.neutral.sunken, cursor: 'default' },
  '&:checked': {
    color: palette.brand.onFill,
    borderColor: palette.brand.fillLine,
    backgroundColor: palette.brand.fill,
  },
  '&:checked::before, &:indeterminate::before': {
    content: '""',
    width: 24,
    height: 24,
    transform: 'scale(.6667)',
    backgroundColor: 'currentColor',
    clipPath: `path("${TICK}")`,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  '&:indeterminate::before': { clipPath: `path("${DASH}")` },
  // 44 px to press.
  '&::after': { content: '""', position: 'absolute', inset: '-13.5px' },
});

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'color'> {
  checked: boolean;
  /** Some of what it stands for is ticked. */
  isPartly?: boolean;
  onChange: (checked: boolean, event: Event) => void;
  /** Where no label is around it. */
  label?: string | undefined;
  sx?: SxProps<Theme>;
}

/** The browser's own box, which says yes or no. */
export const TickBox = ({ isPartly = false, onChange, label, sx, ...control }: Props): ReactNode => (
  <Box
    component="input"
    {...control}
    type="checkbox"
    ref={(box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isPartly;
    }}
    onChange={({ target, nativeEvent }: { target: HTMLInputElement; nativeEvent: Event }) =>
      onChange(target.checked, nativeEvent)
    }
    {...(label !== undefined && { 'aria-label': label })}
    sx={sxOf(look, sx)}
  />
);
