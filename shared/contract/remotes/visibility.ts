import { type RoleName, staffRoles } from '../enums/roles';
import type { LiveRemote, Registry } from './registry';
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
export function registryFor(registry: Registry, role: RoleName): Registry {
  const remotes = registry.remotes
    .map((remote): LiveRemote => ({
      ...remote,
      routes: remote.routes.filter((route) => mayOpen(route, role)),
      menu: remote.menu.filter((entry) => mayOpen(entry, role)),
    }))
    // A remote without routes of its own still fills slots of others.
    .filter((remote, index) => remote.routes.length > 0 || registry.remotes[index]?.routes.length === 0);
  return { ...registry, remotes };
}
