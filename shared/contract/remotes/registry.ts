import type { MenuDescriptor, RouteDescriptor } from './descriptor';
import { openRelease, type Release, type SealedRemote } from './release';

/** What a server tells of the live remotes: in the document, and as `/remotes.json`. */
export interface SealedRegistry {
  contract: number;
  /** Changes with every flip of any remote. Answers of the API carry it, so that open tabs hear of it. */
  mark: string;
  remotes: readonly SealedRemote[];
}

/** A live remote as the shell works with it. */
export interface LiveRemote extends Omit<Release, 'routes' | 'menu'> {
  routes: readonly RouteDescriptor[];
  menu: readonly MenuDescriptor[];
  /** What it was read from; absent of a remote that runs from source. */
  sealed?: SealedRemote;
}

export interface Registry {
  contract: number;
  mark: string;
  remotes: readonly LiveRemote[];
}

/** The header of an answer that carries the registry's mark. */
export const MARK_HEADER = 'x-remotes';

export function openRemote(sealed: SealedRemote): LiveRemote {
  return { ...openRelease(sealed), routes: sealed.routes, menu: sealed.menu, sealed };
}

export const openRegistry = ({ contract, mark, remotes }: SealedRegistry): Registry => ({
  contract,
  mark,
  remotes: remotes.map(openRemote),
});
