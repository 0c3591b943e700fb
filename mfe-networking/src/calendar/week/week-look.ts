import type { SxProps, Theme } from '@passerelle/shared/ui';

import { dayLine } from '../grid/grid-look';

/** Pixels of an hour: two lines of an appointment. */
export const HOUR = 48;

export const hourCell: SxProps<Theme> = {
  ...dayLine,
  position: 'relative',
  height: HOUR,
  p: 0,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'neutral.subtle' },
};
