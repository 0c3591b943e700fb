import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '@passerelle/shared/contract/enums/locales';

type Plugin = NonNullable<NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number]>;

let mirror: Plugin | undefined;

/** Fetches what right to left needs. Await it before the first render in such a locale, and nothing jumps. */
export async function prepareDirection(direction: Direction): Promise<void> {
  if (direction === 'ltr' || mirror) return;
  const { default: rtlPlugin } = await import(/* webpackChunkName: "rtl" */ '@mui/stylis-plugin-rtl');
  mirror = rtlPlugin;
}

export const isDirectionReady = (direction: Direction): boolean => direction === 'ltr' || mirror !== undefined;

/** Style cache with the page's nonce; it mirrors styles for right-to-left languages. */
export function createStyleCache(
  direction: Direction,
  { nonce, container }: { nonce?: string | undefined; container?: Node | undefined } = {},
): EmotionCache {
  const plugins = direction === 'rtl' && mirror ? [mirror] : [];
  return createCache({
    key: direction === 'rtl' ? 'pr' : 'p',
    prepend: true,
    stylisPlugins: plugins,
    ...(nonce ? { nonce } : {}),
    ...(container ? { container } : {}),
  });
}
