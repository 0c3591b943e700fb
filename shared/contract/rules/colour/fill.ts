import { contrast } from './contrast';
import { hexOf, oklchOf, type Oklch } from './oklch';

/** A button in an organisation's colour, and what is written on it. */
export interface FillColours {
  fill: string;
  onFill: string;
  hover: string;
}

const WHITE = '#FFFFFF';
const INK = '#231F2A';
const READABLE = 4.5;
/** White text that is nearly readable: better a slightly darker colour than ink on it. */
const NEAR_MISS = 3.4;
const STEP = 0.005;

export function darkenUntil(from: Oklch, ok: (hex: string) => boolean): Oklch {
  let colour = from;
  while (!ok(hexOf(colour))) colour = { ...colour, lightness: colour.lightness - STEP };
  return colour;
}

const withLightness = (colour: Oklch, lightness: number): Oklch => ({ ...colour, lightness });

/** Of any colour (`#RRGGBB`): `onFill` reads on `fill` and on `hover`. Pages and mails draw the same button. */
export function fillColours(organisation: string): FillColours {
  const hex = organisation.toUpperCase();
  const colour = oklchOf(hex);
  const white = contrast(hex, WHITE);
  if (white < NEAR_MISS) {
    return { fill: hex, onFill: INK, hover: hexOf(withLightness(colour, Math.min(colour.lightness + 0.04, 0.97))) };
  }
  const fill = white >= READABLE ? colour : darkenUntil(colour, (darker) => contrast(darker, WHITE) >= READABLE);
  return {
    fill: white >= READABLE ? hex : hexOf(fill),
    onFill: WHITE,
    hover: hexOf(withLightness(fill, Math.max(fill.lightness - 0.06, 0.12))),
  };
}
