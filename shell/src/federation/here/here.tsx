import type { RouteDescriptor } from '@passerelle/shared/contract/remotes';
import { useLocation } from '@passerelle/shared/routes';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';

import type { TryAgain } from '../failure/use-trying';
import { routeAt } from '../match-route';
import { currentRegistry, useRegistry } from '../registry-store';
import { beforeTryingAgain } from '../try-again';
import { nextPin, pinAt, type Pin } from './pin';
import { useNewerVersion } from './use-newer-version';

export interface Here extends Pick<Pin, 'found' | 'generation'> {
  /** Begins the screen anew, in the version that is live now. */
  tryAgain: TryAgain;
}

/** `undefined`: nobody keeps track. */
const HereContext = createContext<Here | null | undefined>(undefined);

/** Keeps the screen that a person is at in the version that they came to, while versions go live and away. */
export function HereProvider({ children }: { children: ReactNode }): ReactNode {
  const { remotes } = useRegistry();
  const { pathname } = useLocation();
  const live = useMemo(() => routeAt(remotes, pathname), [remotes, pathname]);
  const [held, hold] = useState(() => pinAt(live, pathname));
  const pin = nextPin(held, live, pathname);
  if (pin !== held) hold(pin);
  useNewerVersion(pin, live, hold);

  const here = useMemo(() => {
    if (!pin) return null;
    const { found, generation } = pin;
    const newest = () => routeAt(currentRegistry().remotes, pathname);
    const tryAgain: TryAgain = async (error, wasShown) => {
      await beforeTryingAgain({ remote: found.remote, error, wasShown }, () => newest()?.remote);
      hold(pinAt(newest() ?? found, pathname));
    };
    return { found, generation, tryAgain };
  }, [pin, pathname]);
  return <HereContext value={here}>{children}</HereContext>;
}

/** The remote's screen that stands at the present address; null: none does. */
export const useHere = (): Here | null => use(HereContext) ?? null;

/** What its descriptor says of it. */
export function useRouteHere(): RouteDescriptor | undefined {
  const { remotes } = useRegistry();
  const { pathname } = useLocation();
  const here = use(HereContext);
  return here === undefined ? routeAt(remotes, pathname)?.route : here?.found.route;
}
