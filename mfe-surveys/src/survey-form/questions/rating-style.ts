import type { SxProps, Theme } from '@passerelle/shared/ui';

/** The radio fills its tile and stays the one that is pressed and focused; the figure lies over it. */
export const figureStyle: SxProps<Theme> = (theme) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  cursor: 'pointer',
  fontWeight: 560,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    cursor: 'inherit',
    appearance: 'none',
    borderRadius: '10px',
    border: `1.5px solid ${theme.vars.palette.neutral.lineStrong}`,
    backgroundColor: theme.vars.palette.neutral.surface,
  },
  '& input:hover': { borderColor: theme.vars.palette.brand.edge },
  '& input:checked': { borderColor: theme.vars.palette.brand.edge, backgroundColor: theme.vars.palette.brand.fill },
  '& input[aria-invalid]': { borderColor: theme.vars.palette.error.main },
  '& span': { position: 'relative', pointerEvents: 'none' },
  '& input:checked + span': { color: theme.vars.palette.brand.onFill },
  '@media (forced-colors: active)': {
    '& input:checked': { outline: '4px solid Highlight', outlineOffset: '-6px' },
  },
});
