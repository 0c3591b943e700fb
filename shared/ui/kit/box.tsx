import { __unsafe_useEmotionCache as useStyleCache, css, ThemeContext } from '@emotion/react';
import type MuiBox from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { sxToCss } from '@passerelle/shared/theme';
import { type ElementType, use, useInsertionEffect } from 'react';

type Styles = ReturnType<typeof css>;
type StyleCache = NonNullable<ReturnType<typeof useStyleCache>>;
/** What `sx` comes to once functions of the theme were called. */
type Part = Readonly<Record<string, unknown>>;

const partsOf = (sx: unknown, theme: Theme): Part[] =>
  (Array.isArray(sx) ? (sx as unknown[]) : [sx]).flatMap((part) => {
    const made = (typeof part === 'function' ? (part as (theme: Theme) => Part)(theme) : part) as Part | undefined;
    return made ? [made] : [];
  });

/** Alike for styles that are alike: a number is not the text of it. */
function keyOf(part: Part, theme: Theme): string {
  let key = '';
  for (const name in part) {
    const held = part[name];
    const value: unknown = typeof held === 'function' ? (held as (theme: Theme) => unknown)(theme) : held;
    if (typeof value === 'object' && value !== null) key += `${name}{${keyOf(value as Part, theme)}}`;
    else key += typeof value === 'number' ? `${name}#${value};` : `${name}:${String(value)};`;
  }
  return key;
}

/** What the page's colours, letters and measures are called. */
export const useTheme = (): Theme => use(ThemeContext) as Theme;

const known = new WeakMap<Theme, Map<string, Styles>>();

/** What it is in CSS: worked out once for all elements of a page that are alike. */
function stylesOf(sx: unknown, theme: Theme): Styles {
  const parts = partsOf(sx, theme);
  const key = parts.map((part) => keyOf(part, theme)).join('|');
  let ofTheme = known.get(theme);
  if (!ofTheme) known.set(theme, (ofTheme = new Map<string, Styles>()));
  let styles = ofTheme.get(key);
  if (!styles) ofTheme.set(key, (styles = css(sxToCss(Array.isArray(sx) ? parts : parts[0], theme) as Styles)));
  return styles;
}

/** Classes of Emotion that came from outside are of more weight than one's own: both become one. */
function withOuter(own: Styles, className: string, { registered }: StyleCache): { styles: Styles; others: string } {
  const names = className.split(' ');
  const outer = names.flatMap((name) => registered[name] ?? []);
  if (outer.length === 0) return { styles: own, others: className };
  const others = names.filter((name) => registered[name] === undefined).join(' ');
  return { styles: css([own, ...outer.map((text) => `${text};`)]), others };
}

const nameOf = (styles: Styles, cache: StyleCache): string => `${cache.key}-${styles.name}`;

/** A component puts the class that it is handed into its own: it has to be known by then. */
function handOver(styles: Styles, cache: StyleCache): string {
  const name = nameOf(styles, cache);
  cache.registered[name] ??= styles.styles;
  return name;
}

/** Once for a page; what moves brings its steps along. */
function insert(styles: Styles, cache: StyleCache): void {
  if (cache.inserted[styles.name] !== undefined) return;
  let current: (Styles & { next?: Styles }) | undefined = styles;
  while (current) {
    cache.insert(current === styles ? `.${nameOf(styles, cache)}` : '', current, cache.sheet, true);
    current = current.next;
  }
}

interface Props {
  component?: ElementType;
  sx?: unknown;
  className?: string;
}

function Element({ component: Component = 'div', sx, className = '', ...rest }: Props) {
  const theme = useTheme();
  const cache = useStyleCache() as StyleCache;
  const own = sx ? stylesOf(sx, theme) : undefined;
  const { styles, others } = own ? withOuter(own, className, cache) : { styles: own, others: className };
  useInsertionEffect(() => {
    if (styles) insert(styles, cache);
  });
  const name = styles && (typeof Component === 'string' ? nameOf(styles, cache) : handOver(styles, cache));
  const names = [others, name].filter(Boolean).join(' ');
  return <Component {...rest} {...(names && { className: names })} />;
}

/** An element with styles of the theme's words: `sx`. Any other, or a component that takes `className`, by `component`. */
export const Box = Element as unknown as typeof MuiBox;
