import { filesOf } from '../federation/files-of';
import { routeAt } from '../federation/match-route';
import { bootData } from './boot-data';

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  // As the scripts will be asked for themselves: a preload in another mode is fetched for nothing.
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Asks for all files of the first screen's remote at once, while the product itself is still on its way. */
export function preloadScreen(pathname: string): void {
  if (MONOLITH) return;
  const found = routeAt(bootData.registry.remotes, pathname);
  if (found) filesOf(found.remote, found.route.screen).forEach(preload);
}
