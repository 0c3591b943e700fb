import { createTheme, type Shadows, type Theme } from '@mui/material/styles';

import type { Locale, OrganizationTheme } from '@passerelle/shared/contract';

import { baseline, type Overrides } from './components/baseline';
import { buttons, words } from './components/button';
import { dialogs, menus } from './components/overlays';
import { fields, ticks, toggles } from './components/fields';
import { notices, surfaces, tables } from './components/surfaces';
import { directionOf } from './style-cache';
import { paletteFor } from './palette';
import { breakpoints, lift, motion, radius } from './tokens/measures';
import { typographyFor } from './typography';

/** How MUI's components look here: one file per kind of thing. */
export const components: Overrides = {
  ...baseline,
  ...buttons,
  ...dialogs,
  ...fields,
  ...menus,
  ...notices,
  ...surfaces,
  ...tables,
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
    focusVisible: { outlineColor: palette.brand.edge, outlineWidth: 3, outlineOffset: 2 },
    components,
  });
}
