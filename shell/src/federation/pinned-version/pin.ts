import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { generationOf } from '../load/load-remote';
import type { RemoteRoute } from '../registry/match-route';
import { standInOf } from '../registry/registry-store';

/** The version of a screen that a person has before them. */
export interface Pin {
  found: RemoteRoute;
  generation: number;
  pathname: string;
  /** When they came, by the page's own clock. */
  since: number;
}

export const pinAt = (found: RemoteRoute | undefined, pathname: string): Pin | null =>
  found ? { found, generation: generationOf(found.remote), pathname, since: performance.now() } : null;

const isSameScreen = (one: RemoteRoute, other: RemoteRoute | undefined): boolean =>
  one.remote.name === other?.remote.name && one.route.path === other.route.path;

/** What was refused has never been shown. */
const hasRun = (remote: LiveRemote): boolean => standInOf(remote) === remote;

/**
 * What stands before a person now. A screen that is shown keeps its version, whatever goes live or away meanwhile; from
 * step to step of one screen too. The next screen is of the newest.
 */
export function nextPin(pin: Pin | null, live: RemoteRoute | undefined, pathname: string): Pin | null {
  if (!pin || !hasRun(pin.found.remote)) {
    return live || pin?.pathname !== pathname ? pinAt(live, pathname) : pin;
  }
  if (pin.pathname === pathname) return pin;
  return isSameScreen(pin.found, live) ? { ...pin, pathname } : pinAt(live, pathname);
}
