import { routeAt } from './match-route';
import { currentRegistry } from './registry-store';
import { prepareScreen } from './screens';

/** Starts what an address needs. It is a guess of ours: when it fails, the person's own click will say so. */
export function prepareAt(pathname: string): void {
  const found = routeAt(currentRegistry().remotes, pathname);
  if (found) prepareScreen(found).catch(() => undefined);
}
