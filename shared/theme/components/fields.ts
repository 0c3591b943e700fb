import { motion, radius } from '../tokens/measures';
import type { Overrides } from './types';

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
      root: ({ theme: { vars } }) => ({
        minHeight: 46,
        borderRadius: radius.control,
        backgroundColor: vars.palette.neutral.surface,
        transition: `box-shadow ${motion.colour}ms`,
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.neutral.lineStrong,
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.neutral.ink2 },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${vars.palette.brand[200]}` },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1.5, borderColor: vars.palette.brand.edge },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: vars.palette.status.error.fill },
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight' } },
      }),
      notchedOutline: { top: 0, borderWidth: 1.5, '& legend': { display: 'none' } },
      input: { height: 'auto', padding: '11px 14px', lineHeight: '24px' },
      multiline: { padding: '12px 14px', '& .MuiOutlinedInput-input': { padding: 0 } },
      adornedStart: { paddingInlineStart: 14, '& .MuiOutlinedInput-input': { paddingInlineStart: 0 } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.neutral.ink3 }) } },
};
