import type { Overrides } from './baseline';

export const dataDisplay: Overrides = {
  MuiAvatar: {
    styleOverrides: { root: { display: 'inline-flex', fontWeight: 600, letterSpacing: '.01em' } },
  },
};
