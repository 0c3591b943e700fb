import { forcedColours, phone, radius } from '../tokens/measures';
import type { Overrides } from './baseline';

const severities = ['success', 'warning', 'error', 'info'] as const;

export const notices: Overrides = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 14,
        padding: '16px 18px',
        borderRadius: radius.notice,
        fontSize: '0.875rem',
        lineHeight: 1.45,
        color: vars.palette.neutral.ink,
        variants: severities.map((severity) => ({
          props: { severity },
          style: {
            backgroundColor: vars.palette.status[severity].ground,
            color: vars.palette.neutral.ink,
            '& .MuiAlert-icon': { color: vars.palette.status[severity].text },
          },
        })),
      }),
      icon: { margin: '1px 0 0', padding: 0, fontSize: 22, opacity: 1 },
      message: { flex: 1, minWidth: 0, padding: 0, overflow: 'visible' },
      action: { margin: 0, padding: 0, alignItems: 'center' },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        height: 8,
        borderRadius: 4,
        backgroundColor: vars.palette.neutral.rail,
        [forcedColours]: { border: '1px solid' },
      }),
      bar: { borderRadius: 4, [forcedColours]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
  // Several stand one above the other, in a region of the page that says where.
  MuiSnackbar: { styleOverrides: { root: { position: 'static', pointerEvents: 'auto' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        flex: 1,
        flexWrap: 'nowrap',
        gap: 14,
        minHeight: 56,
        padding: '10px 10px 10px 18px',
        borderRadius: radius.notice,
        fontSize: '0.9375rem',
        color: vars.palette.neutral.surface,
        backgroundColor: vars.palette.neutral.ink,
        '& :focus-visible': { outlineColor: 'currentColor' },
      }),
      message: { flex: 1, display: 'flex', alignItems: 'center', gap: 14, minWidth: 0, padding: 0 },
      action: {
        margin: 0,
        padding: 0,
        '& .MuiLink-root': {
          minHeight: 44,
          marginBlock: -6,
          padding: '0 12px',
          borderRadius: radius.tag,
          fontSize: 'inherit',
          fontWeight: 650,
        },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: ({ theme: { vars } }) => ({
        padding: '6px 10px',
        borderRadius: radius.tag,
        fontSize: '0.8125rem',
        fontWeight: 400,
        backgroundColor: vars.palette.neutral.ink,
      }),
    },
  },
};

export const surfaces: Overrides = {
  // A gap leaves the margins of the children alone.
  MuiStack: { defaultProps: { useFlexGap: true } },
  // A wide content shrinks rather than push the page.
  MuiCollapse: { styleOverrides: { wrapperInner: { minWidth: 0 } } },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme: { vars } }) => ({ borderColor: vars.palette.neutral.line }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        // Content at an edge, such as a focus ring, is not cut.
        overflow: 'visible',
        borderRadius: radius.card,
        [phone]: { borderRadius: radius.cardPhone },
      },
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
};
