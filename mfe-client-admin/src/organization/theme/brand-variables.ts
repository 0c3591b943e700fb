import { brandColours } from '@passerelle/shared/theme';
import type { Theme } from '@passerelle/shared/ui';
import type { CSSProperties } from 'react';

const nameIn = (variable: string): string => /var\((--[\w-]+)/.exec(variable)?.[1] ?? '';

/**
 * The page's own variables with another organisation's colours: what stands within is drawn by the very pieces of the
 * product, and nothing outside of it changes.
 */
export function brandVariables({ vars }: Theme, colour: string): CSSProperties {
  const brand = brandColours(colour);
  const { palette } = vars;
  const pairs: [string, string][] = [
    ...(Object.keys(brand) as (keyof typeof brand)[]).map((key): [string, string] => [palette.brand[key], brand[key]]),
    [palette.primary.main, brand.fill],
    [palette.primary.dark, brand.hover],
    [palette.primary.light, brand[300]],
    [palette.primary.contrastText, brand.onFill],
    [palette.action.selected, brand[100]],
    [palette.scenery.ground, brand[50]],
    [palette.scenery.bankSoft, brand[100]],
    [palette.scenery.bank, brand[200]],
  ];
  return Object.fromEntries(pairs.map(([variable, value]) => [nameIn(variable), value]));
}
