import { hitFromAround, radius } from '../tokens/measures';
import type { Overrides } from './types';

export const toggles: Overrides = {
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
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 36, padding: '0 12px', fontSize: '0.875rem', ...hitFromAround(33) },
          },
        ],
      }),
    },
  },
};
