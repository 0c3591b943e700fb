import type { OwnProfile } from '../entities/people/own-profile';
import type { MenuDescriptor } from './descriptor';
import type { MenuCondition, Space } from './compatibility';
import { mayOpen } from './visibility';

type Person = Pick<OwnProfile, 'mergedPermissions' | 'selectedProgram'>;

const conditions: Record<MenuCondition, (me: Person) => boolean> = {
  'programme.jobOffers': (me) => me.selectedProgram?.program.shouldDisplayJobOffers ?? false,
};

/** The menu of a space, from the descriptors alone, for this person. */
export const menuEntries = (
  remotes: readonly { readonly menu: readonly MenuDescriptor[] }[],
  space: Space,
  me: Person,
): MenuDescriptor[] =>
  remotes
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
