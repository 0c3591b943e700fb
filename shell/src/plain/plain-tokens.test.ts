import { readFileSync } from 'node:fs';

import { themeFor } from '@passerelle/shared/theme';

const css = readFileSync('shell/src/plain/plain.css', 'utf8');
const tokens = Array.from(css.matchAll(/var\(--mui-palette-([\w-]+), (#[\da-f]{6})\)/g), ([, path = '', value]) => ({
  path,
  value,
}));
const { palette, typography } = themeFor(null, 'fr');

/** `brand-fillLine` is `palette.brand.fillLine`. */
const inTheme = (path: string): unknown =>
  path.split('-').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], palette);

describe('what is drawn without a theme', () => {
  it('has the colours of the theme', () => {
    expect(tokens.length).toBeGreaterThan(20);
    const themes = tokens.map(({ path }) => ({ path, value: String(inTheme(path)).toLowerCase() }));
    expect(tokens).toEqual(themes);
  });

  it('is set in its fonts', () => {
    const families = (name: string): string | undefined =>
      new RegExp(`--plain-${name}:\\s+([^;]*);`).exec(css)?.[1]?.replaceAll(/,\s+/g, ',');
    expect(families('head')).toBe(typography.h1.fontFamily);
    expect(families('text')).toBe(typography.fontFamily);
  });
});
