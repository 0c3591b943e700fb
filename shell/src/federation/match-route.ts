import type { LiveRemote, RouteDescriptor } from '@passerelle/shared/contract/remotes';
import { matchPath } from '@passerelle/shared/routes';

export interface RemoteRoute {
  remote: LiveRemote;
  route: RouteDescriptor;
}

/** Every route of every live remote. */
export const remoteRoutes = (remotes: readonly LiveRemote[]): RemoteRoute[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));

/** The remote whose screen stands at an address; a pattern with fewer parameters wins, as in the router. */
export function routeAt(remotes: readonly LiveRemote[], pathname: string): RemoteRoute | undefined {
  return remoteRoutes(remotes)
    .filter(({ route }) => matchPath(route.path, pathname))
    .sort((a, b) => parameters(a.route.path) - parameters(b.route.path))[0];
}

const parameters = (path: string): number => path.split('/:').length;
