import { routeAt } from '../federation/match-route';
import { bootData } from './boot-data';

/** In the mode in which the runtime asks for it later: what is fetched in another mode is fetched for nothing. */
function asRemote<E extends HTMLLinkElement | HTMLScriptElement>(element: E, href: string): E {
  if (new URL(href, location.href).origin !== location.origin) element.crossOrigin = 'anonymous';
  return element;
}

/** The entry looks for the federation runtime when it runs, so it is only fetched. */
function preload(href: string): void {
  const link = asRemote(document.createElement('link'), href);
  Object.assign(link, { rel: 'preload', as: 'script', href });
  document.head.append(link);
}

/**
 * A chunk only puts its modules down for its entry to find, so it may run ahead. Not a preload: one that failed would be
 * handed to the next attempt as its answer.
 */
function run(src: string): void {
  const script = asRemote(document.createElement('script'), src);
  Object.assign(script, { async: true, src });
  document.head.append(script);
}

/** Asks for all files of the first screen's remote at once, while the product itself is still on its way. */
export function startScreen(pathname: string): void {
  if (MONOLITH) return;
  const found = routeAt(bootData.registry.remotes, pathname);
  if (!found) return;
  const { base, entry, screens } = found.remote;
  preload(base + entry);
  for (const chunk of screens[found.route.screen] ?? []) run(base + chunk);
}
