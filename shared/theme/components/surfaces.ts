import type { Overrides } from './types';

export const surfaces: Overrides = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme: { vars } }) => ({ borderColor: vars.palette.neutral.line }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme: { vars } }) => ({ borderColor: vars.palette.neutral.line }) } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: 'transparent',
        borderBlockEnd: `1px solid ${vars.palette.neutral.line}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 56, paddingInline: 4, font: 'inherit', textAlign: 'start' },
      content: { marginBlock: 12, fontWeight: 600 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 4px 20px' } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: {
        backgroundColor: '#EEEAE3',
        borderRadius: 7,
        variants: [{ props: { variant: 'circular' }, style: { borderRadius: '50%' } }],
      },
      wave: { '&::after': { background: 'linear-gradient(90deg, transparent, #F7F5F1, transparent)' } },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme: { vars } }) => ({
        minWidth: 19,
        height: 19,
        padding: '0 5px',
        fontSize: '0.71875rem',
        fontWeight: 600,
        boxShadow: `0 0 0 2px ${vars.palette.neutral.surface}`,
        variants: [{ props: { color: 'error' }, style: { backgroundColor: vars.palette.status.error.fill } }],
      }),
    },
  },
};
