import type { LiveRemote, Registry, RouteDescriptor } from '@passerelle/shared/contract/remotes';
import { matchPath, matchRoutes } from 'react-router-dom';

import { useRegistry } from './registry-store';

export interface RemoteRoute {
  remote: LiveRemote;
  route: RouteDescriptor;
}

/** Every route of every live remote. */
export const remoteRoutes = (remotes: readonly LiveRemote[]): RemoteRoute[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));

/**
 * The remote whose screen stands at an address: the one that the router would choose. An address that is closed to the
 * person has none, although a pattern may fit: `/client/user/create` is not a profile.
 */
export function routeAt(
  { remotes, closed = [] }: Pick<Registry, 'remotes' | 'closed'>,
  pathname: string,
): RemoteRoute | undefined {
  const routes: { path: string; handle?: RemoteRoute }[] = [
    ...remoteRoutes(remotes).map((found) => ({ path: found.route.path, handle: found })),
    ...closed.map((path) => ({ path })),
  ];
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

export const standsAt = ({ path }: RouteDescriptor, pathname: string): boolean => matchPath(path, pathname) !== null;

/** Returns a check if a remote has a screen at an address for this person, to hide links without a target. */
export function useOffers(): (path: string) => boolean {
  const registry = useRegistry();
  return (path) => routeAt(registry, path) !== undefined;
}
