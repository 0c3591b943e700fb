import type { SxProps, Theme } from '@passerelle/shared/ui';

export const wideDay: SxProps<Theme> = {
  // Of a row of a table the height is the least it has.
  height: 108,
  p: '8px',
  cursor: 'pointer',
  fontSize: '0.875rem',
  '&:not(:first-of-type)': { borderInlineStart: '1px solid', borderColor: 'divider' },
  '&:hover': { backgroundColor: 'neutral.subtle' },
};

export const compactDay: SxProps<Theme> = {
  height: 50,
  px: 0,
  py: '4px',
  cursor: 'pointer',
  fontSize: '0.875rem',
  '&&': { textAlign: 'center' },
};
