import type { CSSObject, Theme } from '@mui/material/styles';
import { createElement } from 'react';

import { forcedColours as forced, hitFromAround, motion, radius } from '../tokens/measures';
import type { Overrides } from './baseline';

const tick = createElement(
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': true },
  createElement('path', {
    d: 'M9 16.17 5.53 12.7a.996.996 0 1 0-1.41 1.41l4.18 4.18c.39.39 1.02.39 1.41 0L20.29 7.71a.996.996 0 1 0-1.41-1.41z',
  }),
);
const dash = createElement(
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': true },
  createElement('path', { d: 'M18 13H6c-.55 0-1-.45-1-1s.45-1 1-1h12c.55 0 1 .45 1 1s-.45 1-1 1' }),
);
/** A box of 20 or a ring of 22, of which the state is drawn by the styles below. */
const mark = (content: ReturnType<typeof createElement> | null = null) =>
  createElement('span', { className: 'tick' }, content);

/** On and off differ by the place of the thumb and by a filled track with a line around it, at 3:1 either way. */
const track = { width: 52, height: 32, thumb: 22 } as const;

export const ticks: Overrides = {
  MuiCheckbox: {
    defaultProps: { icon: mark(), checkedIcon: mark(tick), indeterminateIcon: mark(dash) },
    styleOverrides: {
      root: ({ theme: { vars, focusVisible } }) => ({
        padding: 12,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-focusVisible .tick': focusVisible,
        // MUI's own ring is that of the tick alone.
        '&.Mui-focusVisible .tick svg': { outline: 'none' },
        '& .tick': {
          display: 'grid',
          placeItems: 'center',
          width: 20,
          height: 20,
          border: `1.5px solid ${vars.palette.neutral.lineStrong}`,
          borderRadius: 6,
          color: vars.palette.neutral.ink,
          backgroundColor: vars.palette.neutral.surface,
        },
        '& .tick svg': { width: 16, height: 16, fill: 'currentColor' },
        '&.Mui-checked .tick': {
          color: vars.palette.brand.onFill,
          borderColor: vars.palette.brand.fillLine,
          backgroundColor: vars.palette.brand.fill,
          [forced]: { color: 'Highlight' },
        },
        '&.Mui-disabled .tick': { backgroundColor: vars.palette.neutral.sunken },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: mark(), checkedIcon: mark() },
    styleOverrides: {
      root: ({ theme: { vars, focusVisible } }) => ({
        padding: 11,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-focusVisible .tick': focusVisible,
        '& .tick': {
          width: 22,
          height: 22,
          border: `1.5px solid ${vars.palette.neutral.lineStrong}`,
          borderRadius: '50%',
          backgroundColor: vars.palette.neutral.surface,
        },
        '&.Mui-checked .tick': {
          border: `7px solid ${vars.palette.brand.edge}`,
          [forced]: { borderColor: 'Highlight' },
        },
        '&.Mui-disabled .tick': { backgroundColor: vars.palette.neutral.sunken },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: track.width + 24, height: track.height + 12, padding: '6px 12px' },
      track: ({ theme: { vars } }) => ({
        boxSizing: 'border-box',
        border: `1.5px solid ${vars.palette.neutral.lineStrong}`,
        borderRadius: track.height / 2,
        backgroundColor: vars.palette.neutral.surface,
        opacity: 1,
      }),
      switchBase: ({ theme: { vars } }) => ({
        padding: (track.height - track.thumb) / 2,
        margin: '6px 12px',
        color: vars.palette.neutral.ink3,
        '&.Mui-checked': {
          transform: `translateX(${track.width - track.height}px)`,
          color: vars.palette.brand.onFill,
          '& + .MuiSwitch-track': {
            opacity: 1,
            backgroundColor: vars.palette.brand.fill,
            borderColor: vars.palette.brand.fillLine,
          },
        },
      }),
      thumb: { width: track.thumb, height: track.thumb, boxShadow: 'none', [forced]: { border: '11px solid' } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginInline: '-12px 16px', minHeight: 44 },
      label: { fontSize: '1rem', lineHeight: 1.4 },
    },
  },
};

export const toggles: Overrides = {
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // With large letters, one under the other.
        flexWrap: 'wrap',
        maxWidth: '100%',
        backgroundColor: vars.palette.neutral.surface,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 6,
        minHeight: 44,
        padding: '0 14px',
        border: `1.5px solid ${vars.palette.neutral.lineSoft}`,
        borderRadius: radius.control,
        fontSize: '0.90625rem',
        fontWeight: 500,
        color: vars.palette.neutral.ink2,
        lineHeight: 1.25,
        '& .MuiSvgIcon-root': { fontSize: 20 },
        '&:hover': { backgroundColor: vars.palette.neutral.subtle },
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 620,
          color: vars.palette.brand.text,
          backgroundColor: vars.palette.brand[100],
          [forced]: { textDecoration: 'underline' },
        },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 36, padding: '0 12px', fontSize: '0.875rem', ...hitFromAround(33) },
          },
        ],
      }),
    },
  },
};

/** The line around a field, its ring and its fault: of MUI's input, or of that of the pickers. */
export const fieldBox = (
  { vars: { palette } }: Pick<Theme, 'vars'>,
  name: 'MuiOutlinedInput' | 'MuiPickersOutlinedInput',
): CSSObject => {
  const line = `& .${name}-notchedOutline`;
  return {
    minHeight: 46,
    borderRadius: radius.control,
    backgroundColor: palette.neutral.surface,
    transition: `box-shadow ${motion.colour}ms`,
    [line]: { borderColor: palette.neutral.lineStrong },
    [line.replace('&', '&:hover')]: { borderColor: palette.neutral.ink2 },
    '&.Mui-focused': { boxShadow: `0 0 0 3px ${palette.brand[200]}` },
    [line.replace('&', '&.Mui-focused:not(.Mui-error)')]: { borderWidth: 1.5, borderColor: palette.brand.edge },
    [line.replace('&', '&.Mui-error')]: { borderWidth: 2, borderColor: palette.status.error.fill },
    [forced]: { '&.Mui-focused': { outline: '2px solid Highlight' } },
  };
};
export const notchedOutline: CSSObject = { top: 0, borderWidth: 1.5, '& legend': { display: 'none' } };

export const fields: Overrides = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: 6,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        fontSize: '0.90625rem',
        lineHeight: 1.4,
        fontWeight: 560,
        color: vars.palette.neutral.ink,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: vars.palette.neutral.ink },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        fontSize: '0.84375rem',
        lineHeight: 1.4,
        color: vars.palette.neutral.ink2,
        '&.Mui-error': { fontWeight: 500, color: vars.palette.status.error.text },
        '& .MuiSvgIcon-root': { flex: 'none', fontSize: 17, marginBlockStart: 1 },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '1rem' },
      input: ({ theme: { vars } }) => ({
        '&::placeholder': { color: vars.palette.neutral.ink3, opacity: 1 },
        // The ring and the halo are the field's, not the text's within it.
        '&:focus-visible': { outline: 'none' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => fieldBox(theme, 'MuiOutlinedInput'),
      notchedOutline,
      input: { height: 'auto', padding: '11px 14px', lineHeight: 1.5 },
      multiline: { padding: '12px 14px', '& .MuiOutlinedInput-input': { padding: 0 } },
      adornedStart: { paddingInlineStart: 14, '& .MuiOutlinedInput-input': { paddingInlineStart: 0 } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.neutral.ink3 }) } },
};
