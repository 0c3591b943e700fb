import type { CSSObject, Theme } from '@mui/material/styles';

import { pressable } from './buttons';

const variants = ['display', 'h1', 'h2', 'h3', 'h4', 'figure', 'body1', 'body2', 'caption'] as const;

export const wordStyles = ({ typography, vars: { palette } }: Theme): Record<string, CSSObject> => ({
  '.kit-text': { margin: 0 },
  ...Object.fromEntries(variants.map((variant) => [`.kit-${variant}`, typography[variant]])),
  '.kit-link': {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: palette.brand.text,
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
  },
  '.kit-link-always': { textDecorationLine: 'underline' },
  '.kit-link-hover, .kit-link-none': { textDecorationLine: 'none' },
  '.kit-link-hover:hover': { textDecorationLine: 'underline' },
  '.kit-link-none': { display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.875rem', fontWeight: 600 },
  '.kit-link-button': { ...pressable, padding: 0, textDecorationLine: 'underline', textDecorationThickness: 1 },
  '.kit-link-inherit': { color: 'inherit' },
});
