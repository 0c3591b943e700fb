import type { CSSObject, Theme } from '@mui/material/styles';

import { forcedColours, hitFromAround, motion } from '../tokens/measures';

const colours = `${motion.colour}ms`;

/** What a browser gives a button or a link is taken off. */
export const pressable: CSSObject = {
  position: 'relative',
  boxSizing: 'border-box',
  margin: 0,
  border: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  textDecoration: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
};

const centred: CSSObject = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' };

function looks({ vars: { palette } }: Theme): Record<string, CSSObject> {
  const { brand, neutral, status, primary, error } = palette;
  return {
    '.kit-button-contained': { color: primary.contrastText, backgroundColor: primary.main },
    '.kit-button-contained-primary': { borderColor: brand.fillLine },
    '.kit-button-contained-primary:hover': {
      color: brand.onFill,
      backgroundColor: brand.hover,
      borderColor: brand.hover,
    },
    '.kit-button-contained-error': { color: error.contrastText, backgroundColor: error.main },
    '.kit-button-contained-error:hover': { backgroundColor: status.error.fill },
    '.kit-button-outlined': { borderColor: 'currentColor', backgroundColor: neutral.surface },
    '.kit-button-outlined:hover': { backgroundColor: neutral.subtle },
    '.kit-button-outlined-primary': { color: brand.text, borderColor: brand.edge },
    '.kit-button-outlined-primary:hover': { backgroundColor: brand[50] },
    '.kit-button-outlined-error': { color: error.main, borderColor: status.error.line },
    '.kit-button-outlined-error:hover': {
      borderColor: status.error.text,
      backgroundColor: status.error.ground,
    },
    '.kit-button-neutral': {
      color: neutral.ink,
      backgroundColor: neutral.surface,
      borderColor: neutral.lineButton,
    },
    '.kit-button-neutral:hover': { backgroundColor: neutral.subtle, borderColor: neutral.lineStrong },
    '.kit-button-text': { paddingInline: 10 },
    '.kit-button-text:hover': { backgroundColor: brand[50] },
    '.kit-button-text-primary': { color: brand.text },
    '.kit-button-text-error': { color: error.main },
    '.kit-button-text-inherit:hover': { backgroundColor: neutral.subtle },
  };
}

/** Of two rules the later is the stronger: what is not ready does not light up under the pointer. */
export function buttonStyles(theme: Theme): Record<string, CSSObject> {
  const { neutral } = theme.vars.palette;
  return {
    '.kit-button': {
      ...theme.typography.button,
      ...pressable,
      ...centred,
      minWidth: 0,
      minHeight: 44,
      // In one line as long as the place is wide enough for it, whatever the size of letters; never wider than the place.
      maxWidth: '100%',
      flexShrink: 0,
      padding: '9px 18px',
      border: '1.5px solid transparent',
      borderRadius: theme.vars.shape.borderRadius,
      transition: `background-color ${colours}, border-color ${colours}, color ${colours}`,
      [forcedColours]: { borderColor: 'ButtonText' },
    },
    '.kit-button-small': {
      minHeight: 36,
      padding: '6px 13px',
      fontSize: '0.875rem',
      borderRadius: 9,
      ...hitFromAround(33),
    },
    '.kit-button-large': { minHeight: 50, fontSize: '1rem' },
    '.kit-button-wide': { width: '100%' },
    ...looks(theme),
    '.kit-button:disabled, .kit-button[aria-disabled="true"]': {
      color: neutral.ink3,
      backgroundColor: neutral.sunken,
      borderColor: neutral.line,
      cursor: 'not-allowed',
      [forcedColours]: { color: 'GrayText', borderColor: 'GrayText' },
    },
    '.kit-button-start, .kit-button-end': { display: 'inherit', '& > *:nth-of-type(1)': { fontSize: 20 } },
    // The line that keeps its height also where the icon is missing.
    '.kit-button-start': {
      alignItems: 'center',
      marginInline: '-3px 8px',
      '&::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
    },
    '.kit-button-end': { marginInline: '8px -3px' },
    '.kit-icon-button': {
      ...pressable,
      ...centred,
      flex: '0 0 auto',
      width: 44,
      height: 44,
      padding: 0,
      fontSize: '1.5rem',
      textAlign: 'center',
      borderRadius: 12,
      color: neutral.ink2,
      transition: `background-color ${colours}`,
    },
    '.kit-icon-button:hover': { backgroundColor: neutral.sunken },
    '.kit-icon-button-small': { width: 36, height: 36, borderRadius: 10, ...hitFromAround(36, 36) },
    '.kit-icon-button-inherit': { color: 'inherit' },
    '.kit-icon-button:disabled': { color: neutral.ink3, backgroundColor: 'transparent', cursor: 'not-allowed' },
  };
}
