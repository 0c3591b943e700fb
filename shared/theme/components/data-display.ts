import { family, status } from '../tokens/colours';
import { forcedColours, motion, radius } from '../tokens/measures';
import type { Overrides } from './baseline';

const statuses = Object.keys(status) as (keyof typeof status)[];
const families = Object.keys(family) as (keyof typeof family)[];

/** Touch area beyond the visible line. */
const roomAround = (inset: number) =>
  ({ content: '""', position: 'absolute', insetInline: 0, insetBlock: -inset }) as const;

export const dataDisplay: Overrides = {
  MuiAvatar: {
    styleOverrides: { root: { display: 'inline-flex', fontWeight: 600, letterSpacing: '.01em' } },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme: { vars } }) => ({
        minWidth: 18,
        height: 18,
        padding: '0 4px',
        fontSize: '0.71875rem',
        fontWeight: 600,
        boxShadow: `0 0 0 2px ${vars.palette.neutral.surface}`,
        [forcedColours]: { border: '1px solid' },
        variants: [{ props: { color: 'error' }, style: { backgroundColor: vars.palette.status.error.fill } }],
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        height: 'auto',
        flexShrink: 0,
        variants: [
          {
            props: { size: 'small' },
            style: {
              gap: 6,
              minHeight: 26,
              padding: '3px 9px',
              borderRadius: radius.tag,
              fontWeight: 560,
              lineHeight: 1.2,
              '&:has(> svg)': { paddingInline: '8px 10px' },
              '& > svg, & > .MuiChip-icon': { flex: 'none', margin: 0, fontSize: 16 },
              '& .MuiChip-label': { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
              [forcedColours]: { border: '1px solid' },
            },
          },
          ...statuses.map((color) => ({
            props: { color },
            style: { color: vars.palette.status[color].text, backgroundColor: vars.palette.status[color].ground },
          })),
          ...families.map((color) => ({
            props: { color },
            style: { color: vars.palette.family[color].text, backgroundColor: vars.palette.family[color].ground },
          })),
          {
            props: { color: 'brand' as const },
            style: { color: vars.palette.brand.text, backgroundColor: vars.palette.brand[100] },
          },
          {
            props: { variant: 'outlined' as const, size: 'small' as const },
            style: {
              border: 0,
              color: vars.palette.neutral.ink2,
              backgroundColor: 'transparent',
              boxShadow: `inset 0 0 0 1px ${vars.palette.neutral.lineSoft}`,
            },
          },
          {
            props: { clickable: true },
            style: {
              '&:active': { boxShadow: 'none' },
              '& > svg, & > .MuiChip-icon': { flex: 'none', margin: 0, fontSize: 17 },
              '& .MuiChip-label': { padding: 0, overflow: 'visible' },
            },
          },
          // One of several: 38 px to see, 44 to press.
          {
            props: { clickable: true, variant: 'outlined' as const },
            style: {
              gap: 7,
              minHeight: 38,
              maxWidth: 'none',
              padding: '0 14px',
              border: `1.5px solid ${vars.palette.neutral.lineSoft}`,
              borderRadius: radius.control,
              backgroundColor: vars.palette.neutral.surface,
              fontSize: '0.90625rem',
              fontWeight: 500,
              color: vars.palette.neutral.ink2,
              transition: `background-color ${motion.colour}ms, border-color ${motion.colour}ms`,
              '&::after': roomAround(5),
              '& .MuiChip-label': { display: 'inline-flex', gap: 7 },
              '&.MuiChip-clickable:hover': {
                backgroundColor: vars.palette.neutral.surface,
                borderColor: vars.palette.neutral.lineStrong,
              },
              '&&&[aria-current], &&&[aria-pressed="true"]': {
                color: vars.palette.brand.text,
                backgroundColor: vars.palette.brand[100],
                borderColor: vars.palette.brand.edge,
                fontWeight: 620,
              },
            },
          },
          // Filters of a list: 32 px high, with a touch area of 44.
          {
            props: { clickable: true, variant: 'filled' as const, color: 'brand' as const },
            style: {
              gap: 6,
              minHeight: 32,
              padding: '0 8px 0 12px',
              borderRadius: radius.tag,
              fontSize: '0.875rem',
              textAlign: 'start',
              '&::after': roomAround(6),
              '& .MuiChip-label': { whiteSpace: 'normal' },
              '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { margin: 0, fontSize: 17, color: 'inherit' },
              // The text of the brand does not read on this ground (3.8): ink does.
              '&:hover': { color: vars.palette.neutral.ink, backgroundColor: vars.palette.brand[200] },
            },
          },
        ],
      }),
    },
  },
  MuiTable: {
    styleOverrides: {
      root: { borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.90625rem', lineHeight: 1.35 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '9px 14px',
        borderBlockEnd: `1px solid ${vars.palette.neutral.line}`,
        fontSize: 'inherit',
        lineHeight: 'inherit',
      }),
      head: ({ theme: { vars } }) => ({
        height: 44,
        paddingBlock: 0,
        fontSize: '0.84375rem',
        fontWeight: 560,
        lineHeight: 1.35,
        color: vars.palette.neutral.ink2,
      }),
      stickyHeader: ({ theme: { vars } }) => ({ whiteSpace: 'nowrap', backgroundColor: vars.palette.neutral.subtle }),
      paddingCheckbox: { width: 52, padding: '0 14px 0 8px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars.palette.brand[50] },
        'tbody > &:last-of-type > *': { borderBlockEnd: 0 },
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { minHeight: 44, borderRadius: 6, font: 'inherit', '&:hover, &.Mui-active': { color: 'inherit' } },
    },
  },
};
