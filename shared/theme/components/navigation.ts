import { forcedColours, motion, phone } from '../tokens/measures';
import type { Overrides } from './baseline';

export const navigation: Overrides = {
  MuiPagination: {
    styleOverrides: { ul: { justifyContent: 'center', gap: 4, [phone]: { gap: 0 } } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 40,
        height: 40,
        margin: 0,
        padding: 0,
        borderRadius: 9,
        fontSize: '0.90625rem',
        lineHeight: 1.5,
        color: vars.palette.neutral.ink2,
        '&:hover': { backgroundColor: vars.palette.neutral.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: vars.palette.brand.text,
          backgroundColor: vars.palette.brand[100],
          fontWeight: 620,
        },
        '&.Mui-disabled': { opacity: 0.35 },
        [phone]: { minWidth: 44, height: 44 },
      }),
      ellipsis: ({ theme: { vars } }) => ({
        display: 'grid',
        placeItems: 'center',
        minWidth: 20,
        color: vars.palette.neutral.ink3,
        [phone]: { minWidth: 20 },
      }),
      icon: { margin: 0, fontSize: 20 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        flexDirection: 'row',
        gap: 8,
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 44,
        padding: '0 4px',
        borderRadius: '4px 4px 0 0',
        fontSize: '0.9375rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        transition: `color ${motion.colour}ms`,
        '&:hover': { color: vars.palette.neutral.ink },
        '&.Mui-selected': { color: vars.palette.brand.text, fontWeight: 620 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ minHeight: 44, boxShadow: `inset 0 -1px 0 ${vars.palette.neutral.line}` }),
      list: { gap: 24 },
      indicator: ({ theme: { vars } }) => ({
        height: 3,
        backgroundColor: vars.palette.brand.edge,
        [forcedColours]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      }),
    },
  },
};
