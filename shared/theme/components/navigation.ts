import { forcedColours, motion, phone, radius } from '../tokens/measures';
import type { Overrides } from './baseline';

export const navigation: Overrides = {
  // The entries of the menu; the current one has its ground, its weight and a marker at the edge of the panel.
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 11,
        minHeight: 44,
        paddingInline: 10,
        borderRadius: radius.control,
        fontSize: '0.90625rem',
        lineHeight: 1.25,
        fontWeight: 500,
        color: vars.palette.neutral.ink2,
        '&:hover': { backgroundColor: vars.palette.neutral.paper },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.brand[100],
          color: vars.palette.brand.text,
          fontWeight: 620,
          // Ground and marker are not painted there.
          [forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
        '&.Mui-selected::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: -14,
          insetBlock: 9,
          width: 4,
          borderStartEndRadius: 4,
          borderEndEndRadius: 4,
          backgroundColor: vars.palette.brand.edge,
        },
        // MUI draws the ring inside; here it is 2 px away, as everywhere.
        '&.Mui-focusVisible': { outlineOffset: 2 },
        '& > .MuiListItemIcon-root': { minWidth: 0, color: vars.palette.neutral.ink3 },
        '&.Mui-selected > .MuiListItemIcon-root': { color: 'inherit' },
        '& > .MuiListItemIcon-root > .MuiSvgIcon-root': { fontSize: 21 },
      }),
    },
  },
  MuiListItemText: {
    styleOverrides: { root: { margin: 0 }, primary: { font: 'inherit', letterSpacing: 'inherit' } },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme: { typography, vars } }) => ({
        ...typography.caption,
        padding: '0 10px 8px',
        color: vars.palette.neutral.ink3,
      }),
    },
  },
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
  // Wide: a circle beside each step, joined to the next by a line. On a phone the circle stands in the step itself.
  MuiStep: {
    styleOverrides: {
      root: {
        position: 'relative',
        // Shapes the focus outline when the page scrolls to the step.
        borderRadius: radius.card,
        [phone]: { borderRadius: radius.cardPhone },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: { position: 'absolute', zIndex: 1, padding: 0, [phone]: { insetInlineStart: 16, insetBlockStart: 17 } },
      iconContainer: ({ theme: { typography, vars } }) => ({
        ...typography.h4,
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        padding: 0,
        border: `2.5px solid ${vars.palette.neutral.lineSoft}`,
        borderRadius: '50%',
        fontSize: '1.0625rem',
        color: vars.palette.neutral.ink2,
        backgroundColor: vars.palette.neutral.surface,
        '& .MuiSvgIcon-root': { fontSize: 20 },
        '&.Mui-active': { color: vars.palette.brand.text, borderColor: vars.palette.brand.edge },
        '&.Mui-completed': {
          color: '#fff',
          borderColor: vars.palette.status.success.fill,
          backgroundColor: vars.palette.status.success.fill,
        },
        [phone]: { width: 34, height: 34, fontSize: '0.9375rem' },
      }),
    },
  },
  MuiStepContent: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        // The line runs under the middle of the circle.
        marginInlineStart: 20.5,
        padding: '0 0 20px 38.5px',
        borderInlineStart: `3px solid ${vars.palette.neutral.plank}`,
        '.Mui-completed > &': { borderColor: vars.palette.status.success.fill },
        '&.MuiStepContent-last': { paddingInlineStart: 41.5, borderInlineStart: 0 },
        [phone]: { '&&': { margin: 0, padding: '0 0 14px', borderInlineStart: 0 } },
      }),
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
