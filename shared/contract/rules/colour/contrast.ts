import { linearRgb } from './oklch';

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
