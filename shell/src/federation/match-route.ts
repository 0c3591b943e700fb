import type { LiveRemote, RouteDescriptor } from '@passerelle/shared/contract/remotes';

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
    .filter(({ route }) => matches(route.path, pathname))
    .sort((a, b) => parameters(a.route.path) - parameters(b.route.path))[0];
}

const parameters = (path: string): number => path.split('/:').length;

/** Whether an address fits a pattern. The router knows more, but comes later than the first question. */
function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  const required = wanted.filter((part) => !part.endsWith('?')).length;
  return (
    given.length >= required &&
    given.length <= wanted.length &&
    given.every((part, index) => wanted[index]?.startsWith(':') || wanted[index] === part)
  );
}
