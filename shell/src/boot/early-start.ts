import { bootData } from '../boot/boot-data';
import { routeAt } from '../federation/match-route';
import { filesOf, prepareScreen } from '../federation/screens';

/** Longer than this the frame gives way to the skeleton: waiting longer would look like a standstill. */
const PATIENCE = 1000;

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  // As the scripts will be asked for themselves: a preload in another mode is fetched for nothing.
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/**
 * Starts loading the remote of the first screen while the shell is still getting ready, all its files at once, and
 * waits for it a moment: a screen that is there at the first render is shown at once.
 */
export async function prepareFirstScreen(pathname: string): Promise<void> {
  const found = routeAt(bootData.registry.remotes, pathname);
  if (!found) return;
  if (!MONOLITH) filesOf(found.remote, found.route.screen).forEach(preload);
  const ready = prepareScreen(found).catch(() => undefined);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
