import type { PaletteOptions } from '@mui/material/styles';
import type { OrganizationTheme } from '@passerelle/shared/contract';

import { brandColours } from './colour/brand-colours';
import { family, lantern, neutral, status } from './tokens/colours';

export const PRODUCT_COLOUR = '#6B5AED';

const shades = ({ text, fill, ground }: { text: string; fill: string; ground: string }) => ({
  main: text,
  light: ground,
  dark: fill,
  contrastText: neutral.surface,
});

/** What an organisation supplied, where it did; the product's own elsewhere. */
export function paletteFor(organisation: OrganizationTheme | null): PaletteOptions {
  const brand = brandColours(organisation?.primary ?? PRODUCT_COLOUR);
  const banks = organisation?.secondary ? brandColours(organisation.secondary) : brand;
  return {
    mode: 'light',
    primary: { main: brand.fill, dark: brand.hover, light: brand[300], contrastText: brand.onFill },
    secondary: { main: neutral.ink2, dark: neutral.ink, light: neutral.sunken, contrastText: neutral.surface },
    success: shades(status.success),
    warning: shades(status.warning),
    error: shades(status.error),
    info: shades(status.info),
    text: { primary: neutral.ink, secondary: neutral.ink2, disabled: neutral.ink3 },
    divider: neutral.line,
    background: { default: neutral.paper, paper: neutral.surface },
    action: {
      active: neutral.ink2,
      hover: neutral.subtle,
      selected: brand[100],
      disabled: neutral.ink3,
      disabledBackground: neutral.sunken,
    },
    brand,
    neutral,
    status,
    family,
    lantern,
    scenery: { ground: organisation?.background ?? brand[50], bankSoft: banks[100], bank: banks[200] },
  };
}
