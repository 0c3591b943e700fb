import type { Theme } from '@mui/material/styles';

import { breakpoints, from, radius } from './tokens/measures';

type Css = Record<string, unknown>;
/** What a value of a property comes to. */
type Reading = (value: unknown, theme: Theme, property: string) => unknown;

const SPACE_PX = 8;

/** A distance: eight pixels, so many times. */
export const spaceOf = (times: number | string = 1): string =>
  typeof times === 'number' ? `${times * SPACE_PX}px` : times;

const follow = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((branch, name) => (branch as Css | undefined)?.[name], tree);

const space: Reading = (value) => (typeof value === 'number' ? spaceOf(value) : value);
const colour: Reading = (value, { vars }) => (typeof value === 'string' && follow(vars.palette, value)) || value;
const border: Reading = (value) => (typeof value === 'number' ? `${value}px solid` : value);
/** Up to 1 it is a part of what there is. */
const size: Reading = (value) => (typeof value === 'number' && value <= 1 && value !== 0 ? `${value * 100}%` : value);

/** `fontWeight: 'bold'` is what the theme calls `fontWeightBold`. */
const letters: Reading = (value, { typography }, property) => {
  if (typeof value !== 'string') return value;
  const words = typography as unknown as Css;
  return words[value] ?? words[property + value.charAt(0).toUpperCase() + value.slice(1)] ?? value;
};

const each = (properties: string, reading: Reading): Record<string, Reading> =>
  Object.fromEntries(properties.split(' ').map((property) => [property, reading]));

const edges = [
  'Top',
  'Right',
  'Bottom',
  'Left',
  'Inline',
  'InlineStart',
  'InlineEnd',
  'Block',
  'BlockStart',
  'BlockEnd',
];
const aroundAll = ['margin', 'padding'].flatMap((kind) => [kind, ...edges.map((edge) => kind + edge)]).join(' ');

/** Properties that take the theme's words, or numbers of their own. Any other is as CSS has it. */
const readings: Readonly<Record<string, Reading>> = {
  ...each(`${aroundAll} gap rowGap columnGap`, space),
  ...each(
    'color backgroundColor borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor',
    colour,
  ),
  outlineColor: colour,
  ...each('border borderTop borderRight borderBottom borderLeft outline', border),
  ...each('width minWidth height minHeight maxHeight maxWidth', size),
  ...each('fontFamily fontSize fontStyle fontWeight', letters),
  borderRadius: (value) => (typeof value === 'number' ? value * radius.control : value),
  zIndex: (value, { vars }) => (vars.zIndex as unknown as Css)[String(value)] ?? value,
  boxShadow: (value, { vars }) => (vars.shadows as unknown as Css)[String(value)] ?? value,
};

const short: Record<string, readonly string[]> = { bgcolor: ['backgroundColor'] };
const sides = {
  '': [''],
  t: ['Top'],
  r: ['Right'],
  b: ['Bottom'],
  l: ['Left'],
  x: ['Left', 'Right'],
  y: ['Top', 'Bottom'],
};
for (const [side, ends] of Object.entries(sides)) {
  short[`m${side}`] = ends.map((end) => `margin${end}`);
  short[`p${side}`] = ends.map((end) => `padding${end}`);
}

/** `typography: 'body2'` is all that the theme says of such text. */
function declare(css: Css, name: string, value: unknown, theme: Theme): void {
  if (name === 'typography') Object.assign(css, (theme.typography as unknown as Css)[String(value)]);
  else
    for (const property of short[name] ?? [name])
      css[property] = readings[property] ? readings[property](value, theme, property) : value;
}

const windows = Object.entries(breakpoints).map(([name, width]): [string, string] => [name, from(width)]);

const isByWindow = (value: object): boolean => windows.some(([name]) => name in value);

/** An object of styles in CSS: first what holds from a width of the window on, then the rest, in their order. */
function toCss(styles: Css, theme: Theme): Css {
  const byWindow = new Map(windows.map(([, media]): [string, Css] => [media, {}]));
  const css: Css = {};
  for (const name in styles) {
    const held = styles[name];
    const value: unknown = typeof held === 'function' ? (held as (theme: Theme) => unknown)(theme) : held;
    if (value === null || value === undefined) continue;
    if (typeof value !== 'object') declare(css, name, value, theme);
    else if (isByWindow(value))
      for (const [breakpoint, media] of windows) {
        const part = (value as Css)[breakpoint];
        if (breakpoint in value) declare(byWindow.get(media) ?? css, name, part, theme);
      }
    else css[name] = sxToCss(value, theme);
  }
  const used = Array.from(byWindow).filter(([, part]) => Object.keys(part).length > 0);
  return { ...Object.fromEntries(used), ...css };
}

/** What `sx` comes to in CSS, as the components of MUI understand it too. */
export function sxToCss(sx: unknown, theme: Theme): unknown {
  if (Array.isArray(sx)) return sx.map((part) => sxToCss(part, theme));
  const styles: unknown = typeof sx === 'function' ? (sx as (theme: Theme) => unknown)(theme) : sx;
  return typeof styles === 'object' && styles ? toCss(styles as Css, theme) : styles;
}
