import type { Overrides } from './types';

export const words: Overrides = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', figure: 'p', body2: 'p', caption: 'p' } },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.brand.text,
        textUnderlineOffset: 3,
        textDecorationThickness: 1,
        textDecorationColor: 'currentColor',
        variants: [
          // Bare: one of a list of actions, not a word of a sentence.
          {
            props: { underline: 'none' },
            style: { display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.875rem', fontWeight: 600 },
          },
        ],
      }),
    },
  },
};
