import type { MenuDescriptor, RouteDescriptor } from './descriptor';
import { openRelease, type Release, type SealedRemote } from './release';

/** The live remotes as a server publishes them: in the document, and as `/remotes.json`. */
export interface SealedRegistry {
  contract: number;
  /** Changes with every flip of any remote. Answers of the API carry it, so that open tabs notice. */
  mark: string;
  remotes: readonly SealedRemote[];
  /** Addresses that are there, but not for this person: they are refused, where all others are missing. */
  closed?: readonly string[];
}

/** A live remote as the shell works with it. */
export interface LiveRemote extends Omit<Release, 'routes' | 'menu'> {
  routes: readonly RouteDescriptor[];
  menu: readonly MenuDescriptor[];
  /** Source of the entry; absent of a remote that runs from source. */
  sealed?: SealedRemote;
}

export interface Registry {
  contract: number;
  mark: string;
  remotes: readonly LiveRemote[];
  closed?: readonly string[];
}

/** The header of an answer that carries the registry's mark. */
export const MARK_HEADER = 'x-remotes';

/** Throws when its argument is no sealed remote. */
export function openRemote(sealed: SealedRemote): LiveRemote {
  const release = openRelease(sealed);
  const { routes, menu } = sealed;
  if (typeof release?.name !== 'string' || !Array.isArray(routes) || !Array.isArray(menu)) {
    throw new TypeError('A remote of the registry cannot be read');
  }
  return { ...release, routes, menu, sealed };
}

/** An unreadable entry is reported and left out: one remote's entry must not cost the others theirs. */
export function openRegistry(sealed: SealedRegistry, onUnreadable: (error: unknown) => void): Registry {
  const remotes = sealed.remotes.flatMap((remote) => {
    try {
      return [openRemote(remote)];
    } catch (error) {
      onUnreadable(error);
      return [];
    }
  });
  const { contract, mark, closed } = sealed;
  return { contract, mark, remotes, ...(closed && { closed }) };
}
