import { motion, radius } from '../tokens/measures';
import type { Overrides } from './types';

export const lists: Overrides = {
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ minHeight: 45, borderBlockEnd: `1px solid ${vars.palette.neutral.line}` }),
      list: { gap: 24 },
      indicator: ({ theme: { vars } }) => ({ height: 3, backgroundColor: vars.palette.brand.edge }),
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'end' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 0,
        minHeight: 44,
        padding: '0 4px',
        fontWeight: 500,
        color: vars.palette.neutral.ink2,
        transition: `color ${motion.colour}ms`,
        '&.Mui-selected': { color: vars.palette.brand.text, fontWeight: 620 },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderRadius: radius.tag,
        variants: [
          { props: { size: 'small' }, style: { height: 26, fontSize: '0.8125rem', fontWeight: 560 } },
          {
            props: { variant: 'outlined' },
            style: {
              height: 38,
              borderWidth: 1.5,
              borderRadius: radius.control,
              fontSize: '0.90625rem',
              fontWeight: 500,
              color: vars.palette.neutral.ink2,
              borderColor: vars.palette.neutral.lineSoft,
              backgroundColor: vars.palette.neutral.surface,
            },
          },
        ],
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 40,
        height: 40,
        margin: '0 2px',
        borderRadius: 9,
        fontSize: '0.90625rem',
        color: vars.palette.neutral.ink2,
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 620,
          color: vars.palette.brand.text,
          backgroundColor: vars.palette.brand[100],
        },
      }),
      ellipsis: { lineHeight: '40px' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: { root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.neutral.surface }) },
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
        '& .MuiSvgIcon-root': { fontSize: 20 },
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 620,
          color: vars.palette.brand.text,
          backgroundColor: vars.palette.brand[100],
        },
        variants: [{ props: { size: 'small' }, style: { minHeight: 36, padding: '0 12px', fontSize: '0.875rem' } }],
      }),
    },
  },
};
