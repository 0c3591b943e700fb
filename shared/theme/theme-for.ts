import { createTheme, type PaletteOptions, type Shadows, type Theme } from '@mui/material/styles';

import type { Locale, OrganizationTheme } from '@passerelle/shared/contract';
import { directionOf } from '@passerelle/shared/contract/enums/locales';
import { lookColours } from '@passerelle/shared/contract/rules/common/brand-colours';

import { family, lantern, neutral, status } from './tokens/colours';
import { baseline, type Overrides } from './components/baseline';
import { buttons, words } from './components/button';
import { dataDisplay } from './components/data-display';
import { dialogs, menus } from './components/overlays';
import { fields, ticks, toggles } from './components/fields';
import { navigation } from './components/navigation';
import { pickers } from './components/pickers';
import { notices, surfaces } from './components/surfaces';
import { breakpoints, lift, motion, radius } from './tokens/measures';
import { typographyFor } from './typography';

const shades = ({ text, fill, ground }: { text: string; fill: string; ground: string }) => ({
  main: text,
  light: ground,
  dark: fill,
  contrastText: neutral.surface,
});

/** Colours and pictures of an organisation; the product's own elsewhere. */
function paletteFor(organisation: OrganizationTheme | null): PaletteOptions {
  const { brand, scenery, primary, action } = lookColours(organisation);
  return {
    mode: 'light',
    primary,
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
      ...action,
      disabled: neutral.ink3,
      disabledBackground: neutral.sunken,
    },
    brand,
    neutral,
    status,
    family,
    lantern,
    scenery,
  };
}

/** Styles of MUI's components: one file per kind of thing. */
export const components: Overrides = {
  ...baseline,
  ...buttons,
  ...dataDisplay,
  ...dialogs,
  ...fields,
  ...menus,
  ...navigation,
  ...notices,
  ...pickers,
  ...surfaces,
  ...ticks,
  ...toggles,
  ...words,
};

/** One shadow for everything that floats, none for the rest. */
const shadows: Shadows = [
  ...(['none', lift, lift, lift, lift, lift, lift, lift, lift, lift, lift, lift, lift] as const),
  ...([lift, lift, lift, lift, lift, lift, lift, lift, lift, lift, lift, lift] as const),
];

/** The whole visual language, for one organisation and one locale. */
export function themeFor(organisation: OrganizationTheme | null, locale: Locale): Theme {
  const palette = paletteFor(organisation);
  return createTheme({
    cssVariables: true,
    direction: directionOf(locale),
    breakpoints: { values: breakpoints },
    palette,
    typography: typographyFor(locale),
    shape: { borderRadius: radius.control },
    shadows,
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: motion.colour,
        shorter: motion.colour,
        short: motion.menu,
        standard: motion.modal,
        complex: motion.modal,
        enteringScreen: motion.modal,
        leavingScreen: motion.menu,
      },
      easing: { easeInOut: motion.easing, easeOut: motion.easing, easeIn: motion.easing, sharp: motion.easing },
    },
    // By its name, so that no style is another one for another organisation.
    focusVisible: { outlineColor: 'var(--mui-palette-brand-edge)', outlineWidth: 3, outlineOffset: 2 },
    components,
  });
}
