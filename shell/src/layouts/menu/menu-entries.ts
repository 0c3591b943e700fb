import type { OwnProfile } from '@passerelle/shared/contract';
import {
  mayOpen,
  type MenuCondition,
  type MenuDescriptor,
  type Registry,
  type Space,
} from '@passerelle/shared/contract/remotes';

import { useRegistry } from '../../federation/registry/registry-store';
import { useSession } from '../../session/session-store';
import { useSpace } from '../../session/space';

const conditions: Record<MenuCondition, (me: OwnProfile) => boolean> = {
  'programme.jobOffers': (me) => me.selectedProgram?.program.shouldDisplayJobOffers ?? false,
};

/** The menu of a space, from the descriptors alone, for this person. */
export const menuEntries = (registry: Registry, space: Space, me: OwnProfile): MenuDescriptor[] =>
  registry.remotes
    .flatMap((remote) => remote.menu)
    .filter((entry) => entry.space === space && mayOpen(entry, me.mergedPermissions))
    .filter((entry) => !entry.when || conditions[entry.when](me))
    .sort((a, b) => a.order - b.order);

/** The entry that stands for an address: the longest of their paths that it starts with; home only for itself. */
export function currentEntry(entries: readonly MenuDescriptor[], pathname: string): MenuDescriptor | undefined {
  return entries
    .flatMap((entry) => [entry.path, ...(entry.alsoAt ?? [])].map((path) => ({ entry, path })))
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]?.entry;
}

/** The menu of the space that the person is in. */
export function useMenu(): { space: Space; entries: MenuDescriptor[] } {
  const registry = useRegistry();
  const space = useSpace();
  const { me } = useSession();
  return { space, entries: me ? menuEntries(registry, space, me) : [] };
}
