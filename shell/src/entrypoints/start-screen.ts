import { openRelease } from '@passerelle/shared/contract/remotes';
import { matchPath } from 'react-router-dom';

import { bootData } from '../boot/boot-data';

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
    const routes = (bootData.registry?.remotes ?? []).flatMap((remote) =>
      remote.routes.map((route) => ({ remote, route })),
    );
    const found = routes.find(({ route }) => matchPath(route.path, pathname));
    if (!found) return;
    const { name, base, entry, files, screens } = openRelease(found.remote);
    if (bootData.overrides?.[name]) return;
    for (const file of [entry, ...(screens[found.route.screen] ?? [])]) preload(base + file, files[file]);
  } catch {
    // A guess: the registry reports its own faults when it opens.
  }
}
