import { forcedColours } from '../tokens/measures';
import type { Overrides } from './baseline';

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
};
