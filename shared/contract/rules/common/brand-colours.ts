import { contrast, darkenUntil, fillColours, hexOf, oklchOf, type FillColours, type Oklch } from './colour';

/** Background colour of the product; the theme takes it from here. */
export const PAPER = '#F7F5F1';

/** Every colour that follows the organisation's. */
export interface BrandColours extends FillColours {
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

const READABLE = 4.5;
const VISIBLE = 3;
const VANISHING = 1.5;

const withLightness = (colour: Oklch, lightness: number): Oklch => ({ ...colour, lightness });

/** One organisation colour in (`#RRGGBB`), every brand colour out. */
export function brandColours(organisation: string): BrandColours {
  const hex = organisation.toUpperCase();
  const colour = oklchOf(hex);
  const tint = (lightness: number, share: number, most: number): string =>
    hexOf({ lightness, chroma: Math.min(colour.chroma * share, most), hue: colour.hue });
  const soft = tint(0.948, 0.2, 0.032);
  const atMost = (lightness: number): Oklch => withLightness(colour, Math.min(colour.lightness, lightness));

  const filled = fillColours(hex);
  const edge =
    contrast(hex, PAPER) >= VISIBLE ? hex : hexOf(darkenUntil(atMost(0.75), (c) => contrast(c, PAPER) >= VISIBLE));
  return {
    ...filled,
    fillLine: contrast(filled.fill, PAPER) < VANISHING ? edge : filled.fill,
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

/** Theme settings of an organisation. */
interface Look {
  primary: string | null;
  secondary: string | null;
  background: string | null;
}

const PRODUCT_COLOUR = '#6B5AED';

/** The colours of the banner's ground and of illustrations: the organisation's others, where it supplied them. */
export interface SceneryColours {
  ground: string;
  bankSoft: string;
  bank: string;
}

/**
 * All that follows an organisation's look; the product's own without one. Grouped and named as the variables of the theme are,
 * since the server writes them too: `--mui-palette-brand-fill`.
 */
export function lookColours(look: Look | null) {
  const brand = brandColours(look?.primary ?? PRODUCT_COLOUR);
  const banks = look?.secondary ? brandColours(look.secondary) : brand;
  const scenery: SceneryColours = { ground: look?.background ?? brand[50], bankSoft: banks[100], bank: banks[200] };
  return {
    brand,
    scenery,
    primary: { main: brand.fill, dark: brand.hover, light: brand[300], contrastText: brand.onFill },
    action: { selected: brand[100] },
  };
}
