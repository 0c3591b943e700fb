import type { ComponentType } from 'react';

import { loadRemote } from './load-remote';
import type { RemoteRoute } from './match-route';
import { keep } from '../parts/use-loaded';

export const screenKey = ({ remote, route }: RemoteRoute): string => `${remote.base}#${route.screen}`;

export async function loadScreen({ remote, route }: RemoteRoute): Promise<ComponentType> {
  const { screens } = await loadRemote(remote);
  const load = screens[route.screen];
  if (!load) throw new Error(`${remote.name} ${remote.version} has no screen called ${route.screen}`);
  return load();
}

/** Starts what a click would need: executing a remote ahead is what makes the next navigation quick. */
export const prepareScreen = (found: RemoteRoute): Promise<ComponentType> =>
  keep(screenKey(found), () => loadScreen(found));
