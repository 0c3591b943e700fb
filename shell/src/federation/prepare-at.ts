import { ownParts } from '../parts/own-parts';
import { preparePart } from '../parts/part';
import { routeAt } from './match-route';
import { currentRegistry } from './registry-store';
import { prepareScreen } from './screens';

/** Resolves when the screen at an address can be shown; at once where nothing stands that has to be loaded. */
export async function prepareScreenAt(pathname: string): Promise<void> {
  const own = ownParts[pathname];
  if (own) await preparePart(own);
  const found = routeAt(currentRegistry().remotes, pathname);
  if (found) await prepareScreen(found);
}

/** Starts what a click would need. It is a guess of ours: when it fails, the person's own click will say so. */
export function prepareAt(pathname: string): void {
  prepareScreenAt(pathname).catch(() => undefined);
}
