import type { BrandColours } from '@passerelle/shared/contract';
import type { family, FamilyHue, lantern, neutral, status } from './tokens/colours';

/** The organisation's picture ground: only the banner and the illustrations may use it. */
interface Scenery {
  ground: string;
  bankSoft: string;
  bank: string;
}

interface ProductPalette {
  brand: BrandColours;
  neutral: typeof neutral;
  status: typeof status;
  family: typeof family;
  lantern: typeof lantern;
  scenery: Scenery;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }

  interface Palette extends ProductPalette {}
  interface PaletteOptions extends ProductPalette {}

  interface BreakpointOverrides {
    xxl: true;
    xxxl: true;
  }

  interface TypographyVariants {
    display: TypographyStyle;
    figure: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    display?: TypographyVariantsOptions['h1'];
    figure?: TypographyVariantsOptions['h1'];
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    figure: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    neutral: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Record<FamilyHue | 'brand', true> {}
}
