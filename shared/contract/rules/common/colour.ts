/** Lightness 0–1, chroma, hue in degrees: the space in which a colour can be darkened and still be called the same. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

/** `#RRGGBB` in linear light. */
function linearRgb(hex: string): Triple {
  const channel = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: (Math.atan2(blueYellow, greenRed) * 180) / Math.PI,
  };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const greenRed = chroma * Math.cos((hue * Math.PI) / 180);
  const blueYellow = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const CHROMA_STEP = 0.002;
const inGamut = (channel: number): boolean => channel > -0.0005 && channel < 1.0005;

const hexChannel = (channel: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))))
    .toString(16)
    .padStart(2, '0');

/** The nearest colour that a screen can show: hue and lightness are kept, chroma gives way. */
export function hexOf(colour: Oklch): string {
  let { chroma } = colour;
  while (chroma > 0 && !toLinearRgb({ ...colour, chroma }).every(inGamut)) chroma -= CHROMA_STEP;
  const channels = toLinearRgb({ ...colour, chroma: Math.max(chroma, 0) });
  return `#${channels.map(hexChannel).join('')}`.toUpperCase();
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two `#RRGGBB` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return Math.max(first, second) / Math.min(first, second);
}

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
