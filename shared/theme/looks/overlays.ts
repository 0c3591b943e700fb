import { breakpoints, from, phone, radius } from '../tokens/measures';
import { addLooks, type Overrides } from './overrides';

const floating = { borderRadius: radius.notice } as const;
const row = { minHeight: 44, borderRadius: radius.tag, paddingInline: 12, gap: 10, fontSize: '0.9375rem' } as const;

const menus: Overrides = {
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({ ...floating, border: `1px solid ${vars.palette.neutral.line}` }),
    },
  },
  MuiMenu: { styleOverrides: { paper: { minWidth: 170 }, list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...row,
        // MUI takes the height away where it expects a mouse.
        [from(breakpoints.sm)]: { minHeight: row.minHeight },
        whiteSpace: 'normal',
        '& > .kit-icon': { fontSize: 20, color: vars.palette.neutral.ink3 },
        '&:hover, &.Mui-focusVisible': { backgroundColor: vars.palette.neutral.sunken },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          color: vars.palette.brand.text,
          fontWeight: 620,
          backgroundColor: vars.palette.brand[100],
        },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDrawer: { styleOverrides: { paper: ({ theme: { vars } }) => ({ borderColor: vars.palette.neutral.line }) } },
};

const dialogs: Overrides = {
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

addLooks(menus, dialogs);
