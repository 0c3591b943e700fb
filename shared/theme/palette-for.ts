import { lookColours, type OrganizationTheme } from '@passerelle/shared/contract';

import { family, lantern, neutral, status } from './tokens/colours';

const shades = ({ text, fill, ground }: { text: string; fill: string; ground: string }) => ({
  main: text,
  light: ground,
  dark: fill,
  contrastText: neutral.surface,
});

/** All colours of the page: what an organisation supplied, where it did; the product's own elsewhere. */
export function paletteFor(organisation: OrganizationTheme | null) {
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
    common: { black: '#000', white: '#fff', onBackground: '#000', background: '#fff' },
    action: {
      active: neutral.ink2,
      hover: neutral.subtle,
      focus: neutral.sunken,
      ...action,
      disabled: neutral.ink3,
      disabledBackground: neutral.sunken,
      hoverOpacity: 0.04,
      selectedOpacity: 0.08,
      focusOpacity: 0.12,
      disabledOpacity: 0.38,
    },
    // What a switch asks for.
    Switch: { defaultColor: neutral.surface, defaultDisabledColor: neutral.sunken, primaryDisabledColor: brand[300] },
    // Nothing is drawn over what a browser fills in.
    Input: { autofillWebkitBoxShadow: 'none' },
    brand,
    neutral,
    status,
    family,
    lantern,
    scenery,
  };
}
