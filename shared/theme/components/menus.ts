import type { Theme } from '@mui/material/styles';

import { radius } from '../tokens/measures';
import type { Overrides } from './types';

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
