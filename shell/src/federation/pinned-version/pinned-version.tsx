import type { RouteDescriptor, LiveRemote } from '@passerelle/shared/contract/remotes';
import { createContext, type ReactNode, use, useMemo, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { generationOf } from '../load/load-remote';
import { prepareScreen } from '../load/screens';
import { beforeTryingAgain, type TryAgain } from '../load/try-again';
import { type RemoteRoute, remoteRoutes, routeAt, standsAt } from '../registry/match-route';
import { currentRegistry, useRegistry, standInOf } from '../registry/registry-store';

/** The version of a screen that a person has before them. */
interface Pin {
  found: RemoteRoute;
  generation: number;
  pathname: string;
  /** Time of their arrival, by `performance.now()`. */
  since: number;
}

const pinAt = (found: RemoteRoute | undefined, pathname: string): Pin | null =>
  found ? { found, generation: generationOf(found.remote), pathname, since: performance.now() } : null;

const isSameScreen = (one: RemoteRoute, other: RemoteRoute | undefined): boolean =>
  one.remote.name === other?.remote.name && one.route.path === other.route.path;

/** A refused version was never shown. */
const hasRun = (remote: LiveRemote): boolean => standInOf(remote) === remote;

/**
 * The version on the screen. A shown screen keeps it through later releases, also from step to step of one screen. The
 * next screen uses the newest.
 */
function nextPin(pin: Pin | null, live: RemoteRoute | undefined, pathname: string): Pin | null {
  if (!pin || !hasRun(pin.found.remote)) {
    return live || pin?.pathname !== pathname ? pinAt(live, pathname) : pin;
  }
  if (pin.pathname === pathname) return pin;
  return isSameScreen(pin.found, live) ? { ...pin, pathname } : pinAt(live, pathname);
}

/** Once a person uses the page, its screen is not replaced: that would be worse than one that is a version old. */
const interactionEvents = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

let touchedAt = -Infinity;
const touch = (): void => {
  touchedAt = performance.now();
};
for (const event of interactionEvents) addEventListener(event, touch, { capture: true, passive: true });

/** True if the person has interacted with the page since then. */
const isTouchedSince = (time: number): boolean => touchedAt > time;

/** A screen opened longer ago than this counts as in use, so its version is not replaced. */
const FRESH_FOR_MS = 5000;

const mayMove = ({ since }: Pin): boolean => performance.now() - since < FRESH_FOR_MS && !isTouchedSince(since);

/**
 * That a version is no longer live often shows in the first answers that its screen gets. As long as the person has
 * done nothing there, the newer one is fetched and takes its place.
 */
function useNewerVersion(pin: Pin | null, live: RemoteRoute | undefined, setPin: (pin: Pin | null) => void): void {
  useEffect(() => {
    if (!pin || !live || live.remote.base === pin.found.remote.base || !mayMove(pin)) return undefined;
    let isWanted = true;
    prepareScreen(live).then(
      () => {
        if (isWanted && !isTouchedSince(pin.since)) setPin(pinAt(live, pin.pathname));
      },
      // The one that is shown works.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [pin, live, setPin]);
}

export interface PinnedScreen extends Pick<Pin, 'found' | 'generation'> {
  /** Begins the screen anew, in the version that is live now. */
  tryAgain: TryAgain;
}

/** `undefined`: outside a provider. */
const PinnedScreenContext = createContext<PinnedScreen | null | undefined>(undefined);

/** Keeps the screen that a person is at in the version that they came to, while versions go live and away. */
export function PinnedVersionProvider({ children }: { children: ReactNode }): ReactNode {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const live = useMemo(() => routeAt(registry, pathname), [registry, pathname]);
  const [current, setPin] = useState(() => pinAt(live, pathname));
  const pin = nextPin(current, live, pathname);
  if (pin !== current) setPin(pin);
  useNewerVersion(pin, live, setPin);

  const pinned = useMemo(() => {
    if (!pin) return null;
    const { found, generation } = pin;
    const newest = () => routeAt(currentRegistry(), pathname);
    const tryAgain: TryAgain = async (error, wasShown) => {
      await beforeTryingAgain({ remote: found.remote, error, wasShown }, () => newest()?.remote);
      setPin(pinAt(newest() ?? found, pathname));
    };
    return { found, generation, tryAgain };
  }, [pin, pathname]);
  return <PinnedScreenContext value={pinned}>{children}</PinnedScreenContext>;
}

/** The remote's screen that stands at the present address; null: none does. */
export const usePinnedScreen = (): PinnedScreen | null => use(PinnedScreenContext) ?? null;

/** Its descriptor. */
export function usePinnedRoute(): RouteDescriptor | undefined {
  const registry = useRegistry();
  const { pathname } = useLocation();
  const pinned = use(PinnedScreenContext);
  return pinned === undefined ? routeAt(registry, pathname)?.route : pinned?.found.route;
}

/** The routes of every live remote; at the present address, only the one that the person has come to. */
export function useRemoteRoutes(): RemoteRoute[] {
  const { remotes } = useRegistry();
  const { pathname } = useLocation();
  const pinned = usePinnedScreen();
  const routes = remoteRoutes(remotes);
  return pinned ? [...routes.filter(({ route }) => !standsAt(route, pathname)), pinned.found] : routes;
}
