import type { Theme } from '@mui/material/styles';

import { phone, radius } from '../tokens/measures';
import type { Overrides } from './baseline';

const floating = { borderRadius: radius.notice } as const;
const row = { minHeight: 44, borderRadius: radius.tag, paddingInline: 12, gap: 10, fontSize: '0.9375rem' } as const;

const chooser = { '&&': { minHeight: 24, paddingInlineEnd: 40, backgroundColor: 'transparent' } } as const;
const chevron = ({ theme: { vars } }: { theme: Omit<Theme, 'components'> }) => ({
  right: 10,
  top: 'calc(50% - 10px)',
  fontSize: 20,
  color: vars.palette.neutral.ink3,
});

export const menus: Overrides = {
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({ ...floating, border: `1px solid ${vars.palette.neutral.line}` }),
    },
  },
  MuiMenu: { styleOverrides: { paper: { minWidth: 170 }, list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars, breakpoints } }) => ({
        ...row,
        // MUI takes the height away where it expects a mouse.
        [breakpoints.up('sm')]: { minHeight: row.minHeight },
        whiteSpace: 'normal',
        '& > .MuiSvgIcon-root, & > .MuiListItemIcon-root': {
          minWidth: 0,
          fontSize: 20,
          color: vars.palette.neutral.ink3,
        },
        '&:hover, &.Mui-focusVisible': { backgroundColor: vars.palette.neutral.sunken },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          color: vars.palette.brand.text,
          fontWeight: 620,
          backgroundColor: vars.palette.brand[100],
        },
      }),
    },
  },
  MuiSelect: { styleOverrides: { select: chooser, icon: chevron } },
  MuiNativeSelect: { styleOverrides: { select: chooser, icon: chevron } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({ ...floating, border: `1px solid ${vars.palette.neutral.line}` }),
      listbox: ({ theme: { vars } }) => ({
        padding: 6,
        '& .MuiAutocomplete-option': {
          ...row,
          '&.Mui-focused': { backgroundColor: vars.palette.neutral.sunken },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            color: vars.palette.brand.text,
            backgroundColor: vars.palette.brand[100],
          },
        },
      }),
      inputRoot: { padding: '0 0 0 5px', '& .MuiAutocomplete-input': { padding: '11px 9px' } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: ({ theme: { vars } }) => ({ borderColor: vars.palette.neutral.line }) } },
};

export const dialogs: Overrides = {
  MuiBackdrop: {
    styleOverrides: {
      root: { variants: [{ props: { invisible: false }, style: { backgroundColor: 'rgb(35 31 42 / .5)' } }] },
    },
  },
  MuiDialog: {
    defaultProps: { maxWidth: 'xs', fullWidth: true },
    styleOverrides: {
      paper: {
        '&:focus-visible': { outline: 'none' },
        borderRadius: radius.modal,
        margin: 24,
        [phone]: { margin: 0, width: '100%', maxWidth: 'none', borderRadius: '22px 22px 0 0' },
      },
      // On a phone it is a sheet: within the thumb's reach, and the page is still seen above it.
      container: { [phone]: { alignItems: 'flex-end' } },
      paperWidthXs: { maxWidth: 444 },
      paperWidthSm: { maxWidth: 550 },
      paperFullScreen: { margin: 0, maxWidth: 'none', borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h2,
        fontSize: '1.5rem',
        padding: '32px 72px 8px 32px',
        [phone]: { padding: '28px 64px 8px 20px', fontSize: '1.375rem' },
      }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 32px 4px', [phone]: { paddingInline: 20 } } } },
  MuiDialogContentText: { styleOverrides: { root: ({ theme: { vars } }) => ({ color: vars.palette.neutral.ink2 }) } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        gap: 12,
        padding: '24px 32px 32px',
        [phone]: { padding: '20px 20px 24px', flexDirection: 'column-reverse', alignItems: 'stretch', gap: 10 },
      },
    },
  },
};
