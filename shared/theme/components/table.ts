import type { Overrides } from './types';

export const tables: Overrides = {
  MuiTable: { styleOverrides: { root: { borderCollapse: 'separate', borderSpacing: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '9px 14px',
        fontSize: '0.90625rem',
        lineHeight: 1.35,
        borderColor: vars.palette.neutral.line,
        '&:first-of-type': { paddingInlineStart: 20 },
        variants: [{ props: { align: 'right' }, style: { textAlign: 'end' } }],
      }),
      head: ({ theme: { vars } }) => ({
        height: 44,
        paddingBlock: 0,
        fontSize: '0.84375rem',
        fontWeight: 560,
        whiteSpace: 'nowrap',
        color: vars.palette.neutral.ink2,
        backgroundColor: vars.palette.neutral.subtle,
      }),
      body: { height: 56 },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&:last-of-type > td': { borderBlockEnd: 0 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars.palette.brand[50] },
        '&.MuiTableRow-hover:hover': { backgroundColor: vars.palette.neutral.subtle },
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { minHeight: 44, borderRadius: 6, '&:hover, &.Mui-active': { color: 'inherit' } },
      icon: { fontSize: 18 },
    },
  },
};
