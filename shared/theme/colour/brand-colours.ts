import { neutral } from '../tokens/colours';
import { contrast } from './contrast';
import { hexOf, oklchOf, type Oklch } from './oklch';

/** Every colour that follows the organisation's. */
export interface BrandColours {
  /** Main button, ticked box, done plank; `onFill` reads on it and on `hover`. */
  fill: string;
  onFill: string;
  hover: string;
  /** Around a fill that would vanish on paper; else the fill itself. */
  fillLine: string;
  /** Links, selected tab, outlined button: reads on white, paper, 50 and 100. */
  text: string;
  /** Focus ring, selected border, marker, first series of a chart: shows on paper. */
  edge: string;
  50: string;
  100: string;
  200: string;
  300: string;
  deep: string;
  deep2: string;
}

const WHITE = neutral.surface;
const READABLE = 4.5;
const VISIBLE = 3;
/** White text that is nearly readable: better a slightly darker colour than ink on it. */
const NEAR_MISS = 3.4;
const VANISHING = 1.5;
const STEP = 0.005;

type Test = (hex: string) => boolean;

function darkenUntil(from: Oklch, ok: Test): Oklch {
  let colour = from;
  while (!ok(hexOf(colour))) colour = { ...colour, lightness: colour.lightness - STEP };
  return colour;
}

const withLightness = (colour: Oklch, lightness: number): Oklch => ({ ...colour, lightness });

function fillOf(hex: string, colour: Oklch): Pick<BrandColours, 'fill' | 'onFill' | 'hover'> {
  const white = contrast(hex, WHITE);
  if (white < NEAR_MISS) {
    const hover = hexOf(withLightness(colour, Math.min(colour.lightness + 0.04, 0.97)));
    return { fill: hex, onFill: neutral.ink, hover };
  }
  const fill = white >= READABLE ? colour : darkenUntil(colour, (c) => contrast(c, WHITE) >= READABLE);
  return {
    fill: white >= READABLE ? hex : hexOf(fill),
    onFill: WHITE,
    hover: hexOf(withLightness(fill, Math.max(fill.lightness - 0.06, 0.12))),
  };
}

/** One organisation colour in (`#RRGGBB`), every brand colour out. */
export function brandColours(organisation: string): BrandColours {
  const hex = organisation.toUpperCase();
  const colour = oklchOf(hex);
  const tint = (lightness: number, share: number, most: number): string =>
    hexOf({ lightness, chroma: Math.min(colour.chroma * share, most), hue: colour.hue });
  const soft = tint(0.948, 0.2, 0.032);
  const atMost = (lightness: number): Oklch => withLightness(colour, Math.min(colour.lightness, lightness));

  const filled = fillOf(hex, colour);
  const edge =
    contrast(hex, neutral.paper) >= VISIBLE
      ? hex
      : hexOf(darkenUntil(atMost(0.75), (c) => contrast(c, neutral.paper) >= VISIBLE));
  return {
    ...filled,
    fillLine: contrast(filled.fill, neutral.paper) < VANISHING ? edge : filled.fill,
    text: hexOf(darkenUntil(atMost(0.62), (c) => contrast(c, soft) >= READABLE)),
    edge,
    50: tint(0.977, 0.08, 0.012),
    100: soft,
    200: tint(0.893, 0.36, 0.062),
    300: tint(0.8, 0.55, 0.105),
    deep: tint(0.29, 0.62, 0.12),
    deep2: tint(0.36, 0.7, 0.14),
  };
}
