import type { Permissions } from '../entities/people/security';
import type { GrantedLevel, Permission, PermissionArea } from '../enums/security';
import { allows } from '../rules/people/permissions';
import type { SealedRegistry } from './registry';
import type { SealedRemote } from './release';
import type { Space } from './compatibility';

interface Place {
  space: Space;
  permission?: Permission;
}

/** Permission required to enter a space: the participant space needs none. */
const entrance: Readonly<Record<Space, Permission | undefined>> = { participant: undefined, client: 'users:r' };

function holds(permissions: Permissions, permission: Permission | undefined): boolean {
  if (permission === undefined) return true;
  const [area, level] = permission.split(':') as [PermissionArea, GrantedLevel];
  return allows(permissions, area, level);
}

export const mayEnter = (space: Space, permissions: Permissions): boolean => holds(permissions, entrance[space]);

/** True if a person may open a route or see a menu entry. The server still checks the calls behind it. */
export const mayOpen = ({ space, permission }: Place, permissions: Permissions): boolean =>
  mayEnter(space, permissions) && holds(permissions, permission);

/** Only what the permissions open: a browser does not load what its person may not open. */
export function remoteFor(remote: SealedRemote, permissions: Permissions): SealedRemote | null {
  const routes = remote.routes.filter((route) => mayOpen(route, permissions));
  // A remote without routes of its own still fills slots of others.
  if (routes.length === 0 && remote.routes.length > 0) return null;
  return { ...remote, routes, menu: remote.menu.filter((entry) => mayOpen(entry, permissions)) };
}

/** Addresses of a space that a person is in, which are not for them. Of a space that they may not enter they learn none. */
const closedPaths = ({ remotes }: SealedRegistry, permissions: Permissions): string[] =>
  remotes.flatMap(({ routes }) =>
    routes
      .filter((route) => mayEnter(route.space, permissions) && !mayOpen(route, permissions))
      .map(({ path }) => path),
  );

export function registryFor(registry: SealedRegistry, permissions: Permissions): SealedRegistry {
  const remotes = registry.remotes.map((remote) => remoteFor(remote, permissions)).filter((remote) => remote !== null);
  const closed = closedPaths(registry, permissions);
  return { ...registry, remotes, ...(closed.length > 0 && { closed }) };
}
