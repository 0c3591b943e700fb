import type { CSSObject, Theme } from '@mui/material/styles';

import { forcedColours as forced, motion, radius } from '../tokens/measures';
import type { Overrides } from './baseline';

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
