import type { SxProps, Theme } from '@passerelle/shared/ui';

/** On a phone the row slides, from edge to edge of the screen; the focus ring keeps its room. */
export const slidingRow: SxProps<Theme> = {
  display: 'flex',
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  marginInline: { xs: '-16px', md: 0 },
  paddingInline: { xs: '16px', md: 0 },
};
