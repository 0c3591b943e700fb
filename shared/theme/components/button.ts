import { forcedColours, hitFromAround, motion } from '../tokens/measures';
import type { Overrides } from './baseline';

/** Twice the class: a button that is not ready does not light up under the pointer either. */
const notReady = '&&.Mui-disabled:not(.MuiButton-loading), &&[aria-disabled="true"]';

export const buttons: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, loadingPosition: 'start' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 0,
        minHeight: 44,
        padding: '9px 18px',
        border: '1.5px solid transparent',
        transition: `background-color ${motion.colour}ms, border-color ${motion.colour}ms, color ${motion.colour}ms`,
        // In one line as long as the place is wide enough for it, whatever the size of letters; never wider than the place.
        flexShrink: 0,
        maxWidth: '100%',
        [notReady]: {
          color: vars.palette.neutral.ink3,
          backgroundColor: vars.palette.neutral.sunken,
          borderColor: vars.palette.neutral.line,
          cursor: 'not-allowed',
          [forcedColours]: { color: 'GrayText', borderColor: 'GrayText' },
        },
        [forcedColours]: { borderColor: 'ButtonText' },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 36, padding: '6px 13px', fontSize: '0.875rem', borderRadius: 9, ...hitFromAround(33) },
          },
          { props: { size: 'large' }, style: { minHeight: 50, fontSize: '1rem' } },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              borderColor: vars.palette.brand.fillLine,
              '&:hover, &.MuiButton-loading': {
                color: vars.palette.brand.onFill,
                backgroundColor: vars.palette.brand.hover,
                borderColor: vars.palette.brand.hover,
              },
            },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: { '&:hover': { backgroundColor: vars.palette.status.error.fill } },
          },
          {
            props: { variant: 'outlined' },
            style: {
              backgroundColor: vars.palette.neutral.surface,
              '&:hover': { backgroundColor: vars.palette.neutral.subtle },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: vars.palette.brand.edge,
              color: vars.palette.brand.text,
              '&:hover': { borderColor: vars.palette.brand.edge, backgroundColor: vars.palette.brand[50] },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              borderColor: vars.palette.status.error.line,
              '&:hover': {
                borderColor: vars.palette.status.error.text,
                backgroundColor: vars.palette.status.error.ground,
              },
            },
          },
          {
            props: { variant: 'neutral' },
            style: {
              color: vars.palette.neutral.ink,
              backgroundColor: vars.palette.neutral.surface,
              borderColor: vars.palette.neutral.lineButton,
              '&:hover': { backgroundColor: vars.palette.neutral.subtle, borderColor: vars.palette.neutral.lineStrong },
            },
          },
          {
            props: { variant: 'text' },
            style: { paddingInline: 10, '&:hover': { backgroundColor: vars.palette.brand[50] } },
          },
          { props: { variant: 'text', color: 'primary' }, style: { color: vars.palette.brand.text } },
          {
            props: { variant: 'text', color: 'inherit' },
            style: { '&:hover': { backgroundColor: vars.palette.neutral.subtle } },
          },
        ],
      }),
      startIcon: { marginInlineStart: -3, marginInlineEnd: 8, '& > *:nth-of-type(1)': { fontSize: 20 } },
      endIcon: { marginInlineStart: 8, marginInlineEnd: -3, '& > *:nth-of-type(1)': { fontSize: 20 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: 12,
        color: vars.palette.neutral.ink2,
        '&:hover': { backgroundColor: vars.palette.neutral.sunken },
        variants: [
          {
            props: { size: 'small' },
            style: { width: 36, height: 36, borderRadius: 10, fontSize: '1.5rem', ...hitFromAround(36, 36) },
          },
          { props: { color: 'inherit' }, style: { color: 'inherit' } },
        ],
      }),
    },
  },
  MuiFab: {
    defaultProps: { variant: 'extended', color: 'primary' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 54,
        height: 'auto',
        gap: 8,
        paddingInline: 18,
        borderRadius: 16,
        '&:hover': { backgroundColor: vars.palette.brand.hover },
      }),
    },
  },
};

export const words: Overrides = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', figure: 'p', body2: 'p', caption: 'p' } },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.brand.text,
        textUnderlineOffset: 3,
        textDecorationThickness: 1,
        textDecorationColor: 'currentColor',
        variants: [
          // Bare: one of a list of actions, not a word of a sentence.
          {
            props: { underline: 'none' },
            style: { display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.875rem', fontWeight: 600 },
          },
        ],
      }),
    },
  },
};
