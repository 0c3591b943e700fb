import type { LiveRemote, RouteDescriptor } from '@passerelle/shared/contract/remotes';

/** Whatever says which routes it serves: a live remote, or one that is still sealed. */
interface Serves {
  routes: readonly RouteDescriptor[];
}

export interface RemoteRoute<R extends Serves = LiveRemote> {
  remote: R;
  route: RouteDescriptor;
}

/** Every route of every live remote. */
export const remoteRoutes = <R extends Serves>(remotes: readonly R[]): RemoteRoute<R>[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));

/** The remote whose screen stands at an address; a pattern with fewer parameters wins, as in the router. */
export function routeAt<R extends Serves>(remotes: readonly R[], pathname: string): RemoteRoute<R> | undefined {
  return remoteRoutes(remotes)
    .filter(({ route }) => standsAt(route, pathname))
    .sort((a, b) => parameters(a.route.path) - parameters(b.route.path))[0];
}

const parameters = (path: string): number => path.split('/:').length;

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** Whether an address fits a route's pattern. The router knows more, but comes later than the first question. */
export function standsAt({ path }: RouteDescriptor, pathname: string): boolean {
  const wanted = partsOf(path);
  const given = partsOf(pathname);
  const required = wanted.filter((part) => !part.endsWith('?')).length;
  return (
    given.length >= required &&
    given.length <= wanted.length &&
    given.every((part, index) => wanted[index]?.startsWith(':') || wanted[index] === part)
  );
}
