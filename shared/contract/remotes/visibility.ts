import { type RoleName, staffRoles } from '../enums/roles';
import type { SealedRegistry } from './registry';
import type { SealedRemote } from './release';
import type { Space } from './terms';

interface Place {
  space: Space;
  roles?: readonly RoleName[];
}

/** Whether a role may open a route or see a menu entry. The server refuses the calls behind it all the same. */
export function mayOpen(place: Place, role: RoleName): boolean {
  if (place.space === 'client' && !(staffRoles as readonly RoleName[]).includes(role)) return false;
  return place.roles?.includes(role) ?? true;
}

/** Only what the role may open: what a person is not told of, their browser does not load. */
export function remoteFor(remote: SealedRemote, role: RoleName): SealedRemote | null {
  const routes = remote.routes.filter((route) => mayOpen(route, role));
  // A remote without routes of its own still fills slots of others.
  if (routes.length === 0 && remote.routes.length > 0) return null;
  return { ...remote, routes, menu: remote.menu.filter((entry) => mayOpen(entry, role)) };
}

export function registryFor(registry: SealedRegistry, role: RoleName): SealedRegistry {
  const remotes = registry.remotes.map((remote) => remoteFor(remote, role)).filter((remote) => remote !== null);
  return { ...registry, remotes };
}
