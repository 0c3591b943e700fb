import type { RouteDescriptor } from '@passerelle/shared/contract/remotes';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { type RemoteRoute, remoteRoutes, routeAt, standsAt } from '../registry/match-route';
import { currentRegistry, useRegistry } from '../registry/registry-store';
import { beforeTryingAgain, type TryAgain } from '../load/try-again';
import { useNewerVersion } from './newer-version';
import { nextPin, type Pin, pinAt } from './pin';

export interface PinnedScreen extends Pick<Pin, 'found' | 'generation'> {
  /** Begins the screen anew, in the version that is live now. */
  tryAgain: TryAgain;
}

/** `undefined`: nobody keeps track. */
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

/** What its descriptor says of it. */
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
