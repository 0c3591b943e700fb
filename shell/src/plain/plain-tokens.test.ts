import { readFileSync } from 'node:fs';

import { themeFor } from '@passerelle/shared/theme';

const css = readFileSync('shell/src/plain/plain.css', 'utf8');
const tokens = Array.from(css.matchAll(/var\(--mui-palette-([\w-]+), (#[\da-f]{6})\)/g), ([, path = '', value]) => ({
  path,
  value,
}));
const { palette } = themeFor(null, 'fr');

/** `brand-fillLine` is `palette.brand.fillLine`. */
const inTheme = (path: string): unknown =>
  path.split('-').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], palette);

describe('the stylesheet for when the page failed', () => {
  it('falls back to the colours of the theme', () => {
    expect(tokens.length).toBeGreaterThan(10);
    const themes = tokens.map(({ path }) => ({ path, value: String(inTheme(path)).toLowerCase() }));
    expect(tokens).toEqual(themes);
  });
});
