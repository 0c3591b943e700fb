import type { CSSObject } from '@mui/material/styles';

import { forcedColours, motion } from '../tokens/measures';
import type { Sheet } from './sheets';

/** The browser's own control without its own look. */
const bare: CSSObject = {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  boxSizing: 'border-box',
  verticalAlign: 'middle',
  cursor: 'inherit',
};

/** On and off differ by the place of the thumb and by a filled track with a line around it, at 3:1 either way. */
const track = { width: 52, height: 32, line: 1.5, thumb: 22 } as const;
const PAD = (track.height - track.thumb) / 2 - track.line;

const switchStyles: Sheet = ({ vars: { palette } }) => ({
  '.kit-switch': {
    ...bare,
    width: track.width,
    height: track.height,
    margin: '6px 12px',
    border: `${track.line}px solid ${palette.neutral.lineStrong}`,
    borderRadius: track.height / 2,
    backgroundColor: palette.neutral.surface,
    transition: `background-color ${motion.colour}ms`,
  },
  '.kit-switch::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: PAD,
    insetInlineStart: PAD,
    width: track.thumb,
    height: track.thumb,
    borderRadius: '50%',
    backgroundColor: palette.neutral.ink3,
    transition: `inset ${motion.colour}ms`,
    [forcedColours]: { border: `${track.thumb / 2}px solid` },
  },
  '.kit-switch:checked': { backgroundColor: palette.brand.fill, borderColor: palette.brand.fillLine },
  '.kit-switch:checked::before': {
    insetInlineStart: PAD + track.width - track.height,
    backgroundColor: palette.brand.onFill,
  },
});

/** A ring of 22, a switch, and the words beside what is chosen. */
export const choiceStyles: Sheet = (theme) => {
  const { neutral, brand } = theme.vars.palette;
  return {
    '.kit-ring': {
      ...bare,
      width: 22,
      height: 22,
      margin: 11,
      border: `1.5px solid ${neutral.lineStrong}`,
      borderRadius: '50%',
      backgroundColor: neutral.surface,
    },
    '.kit-ring:checked': { border: `7px solid ${brand.edge}`, [forcedColours]: { borderColor: 'Highlight' } },
    '.kit-ring:disabled': { backgroundColor: neutral.sunken },
    ...switchStyles(theme),
    '.kit-choice': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      marginInline: '-12px 16px',
      verticalAlign: 'middle',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
    },
    '.kit-choice:has(> :disabled)': { color: neutral.ink3, cursor: 'default' },
    '.kit-choice-label': { fontSize: '1rem', lineHeight: 1.4 },
    '.kit-choices': { display: 'flex', flexDirection: 'column' },
    '.kit-choices-row': { flexDirection: 'row', flexWrap: 'wrap' },
  };
};
