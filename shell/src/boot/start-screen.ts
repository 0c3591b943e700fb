import { openRelease } from '@passerelle/shared/contract/remotes';

import { routeAt } from '../federation/match-route';
import { bootData } from './boot-data';

/**
 * Only fetched, in the mode in which it is asked for later and as its release names it: nothing of a release runs before
 * it is known to be genuine.
 */
function preload(href: string, integrity = ''): void {
  const link = document.createElement('link');
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  Object.assign(link, { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', integrity, href });
  document.head.append(link);
}

/** Asks for all files of the first screen's remote at once, while the product itself is still on its way. */
export function startScreen(pathname: string): void {
  if (MONOLITH) return;
  try {
    const found = routeAt(bootData.registry?.remotes ?? [], pathname);
    if (!found) return;
    const { name, base, entry, files, screens } = openRelease(found.remote);
    if (bootData.overrides?.[name]) return;
    for (const file of [entry, ...(screens[found.route.screen] ?? [])]) preload(base + file, files[file]);
  } catch {
    // It is a guess. Who opens the registry says what is wrong with it.
  }
}
