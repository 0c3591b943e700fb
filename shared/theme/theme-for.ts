import type { Theme } from '@mui/material/styles';
import type { Locale, OrganizationTheme } from '@passerelle/shared/contract';

import { components } from './looks/overrides';
import { paletteFor } from './palette-for';
import { directionOf } from './style-cache';
import { spaceOf } from './sx';
import { below, breakpoints, from, lift, motion, radius } from './tokens/measures';
import { typographyFor } from './typography';
import { variablesOf } from './variables';

type Window = keyof typeof breakpoints;
const widthOf = (window: Window | number): number => (typeof window === 'number' ? window : breakpoints[window]);

/** The widths of windows, as components of MUI ask for them. */
const windows = {
  keys: Object.keys(breakpoints),
  values: breakpoints,
  unit: 'px',
  up: (window: Window | number) => from(widthOf(window)),
  down: (window: Window | number) => below(widthOf(window)),
  internal_mediaKeys: Object.values(breakpoints).map(from),
};

const { easing } = motion;
const duration = {
  shortest: motion.colour,
  shorter: motion.colour,
  short: motion.menu,
  standard: motion.modal,
  complex: motion.modal,
  enteringScreen: motion.modal,
  leavingScreen: motion.menu,
} as const;

interface TransitionOptions {
  duration?: number | string;
  easing?: string;
  delay?: number | string;
}

const inMs = (time: number | string): string => (typeof time === 'string' ? time : `${time}ms`);

/** What components of MUI ask for when something moves. */
const transitions = {
  duration,
  easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
  getAutoHeightDuration: () => motion.modal,
  create: (
    what: string | readonly string[],
    { duration: time = motion.modal, easing: way = easing, delay = 0 }: TransitionOptions = {},
  ) =>
    [what]
      .flat()
      .map((property) => `${property} ${inMs(time)} ${way} ${inMs(delay)}`)
      .join(','),
};

const zIndex = { fab: 1050, appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 } as const;

/** One shadow for everything that floats, none for the rest. */
const shadows = Array.from({ length: 25 }, (_, height) => (height === 0 ? 'none' : lift));

/** Where something is drawn within its own edge, MUI turns the distance around. */
const focusVisible = {
  outlineStyle: 'solid',
  outlineColor: 'var(--mui-palette-brand-edge)',
  outlineWidth: 3,
  outlineOffset: 'calc(var(--_focusVisible-offset, 1) * 2px)',
} as const;

const opacity = { inputPlaceholder: 1, inputUnderline: 0.42, switchTrack: 0.38, switchTrackDisabled: 0.12 } as const;

const alpha = (colour: string, part: number): string => `color-mix(in srgb, ${colour} ${part * 100}%, transparent)`;

/**
 * The whole visual language, for one organisation and one locale: what `sx` and the components of MUI that we show look for in a
 * theme, without what makes themes of any kind.
 */
export function themeFor(
  organisation: OrganizationTheme | null,
  locale: Locale,
): { theme: Theme; variables: Readonly<Record<string, string>> } {
  const palette = paletteFor(organisation);
  const shape = { borderRadius: radius.control };
  const { names, values } = variablesOf({ palette }, '--mui');
  const theme = {
    breakpoints: windows,
    direction: directionOf(locale),
    spacing: spaceOf,
    shape,
    palette,
    typography: typographyFor(locale),
    shadows,
    zIndex,
    transitions,
    motion: { reducedMotion: 'system' },
    focusVisible,
    components,
    alpha,
    vars: { ...names, shape, shadows, zIndex, opacity },
  };
  return { theme: theme as unknown as Theme, variables: values };
}
