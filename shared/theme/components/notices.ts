import { radius } from '../tokens/measures';
import type { Overrides } from './types';

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
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        height: 8,
        borderRadius: 4,
        backgroundColor: vars.palette.neutral.rail,
        '@media (forced-colors: active)': { border: '1px solid' },
      }),
      bar: {
        borderRadius: 4,
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
};
