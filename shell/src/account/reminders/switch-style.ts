import type { SxProps, Theme } from '@passerelle/shared/ui';

const WIDTH = 52;
const HEIGHT = 32;
const THUMB = 22;
const PAD = (HEIGHT - THUMB) / 2;

/** On and off differ by the place of the thumb and by a filled track with a line around it, at 3:1 either way. */
export const switchStyle: SxProps<Theme> = ({ palette }) => ({
  width: WIDTH + 24,
  height: 44,
  padding: `${(44 - HEIGHT) / 2}px 12px`,
  flex: 'none',
  overflow: 'visible',
  '& .MuiSwitch-switchBase': {
    padding: `${(44 - THUMB) / 2}px`,
    paddingInlineStart: `${12 + PAD}px`,
    '&:hover': { backgroundColor: 'transparent' },
    '&.Mui-checked': { transform: `translateX(${WIDTH - HEIGHT}px)` },
    '&.Mui-checked + .MuiSwitch-track': {
      opacity: 1,
      backgroundColor: palette.brand.fill,
      borderColor: palette.brand.fillLine,
    },
    '&.Mui-checked .MuiSwitch-thumb': { backgroundColor: palette.brand.onFill },
    '&.Mui-focusVisible + .MuiSwitch-track': { outline: `3px solid ${palette.brand.edge}`, outlineOffset: '2px' },
  },
  '& .MuiSwitch-thumb': {
    width: THUMB,
    height: THUMB,
    boxShadow: 'none',
    backgroundColor: palette.neutral.ink3,
    '@media (forced-colors: active)': { border: `${THUMB / 2}px solid` },
  },
  '& .MuiSwitch-track': {
    opacity: 1,
    boxSizing: 'border-box',
    border: `1.5px solid ${palette.neutral.lineStrong}`,
    borderRadius: `${HEIGHT / 2}px`,
    backgroundColor: palette.neutral.surface,
  },
});
