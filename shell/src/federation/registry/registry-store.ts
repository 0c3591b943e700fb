import {
  type LiveRemote,
  openRegistry,
  type Registry,
  REMOTES_CONTRACT,
  type SealedRegistry,
} from '@passerelle/shared/contract/remotes';
import { reportFault } from '@passerelle/shared/events';
import { useSyncExternalStore } from 'react';

import { bootData } from '../../boot/boot-data';

/** The server's last answer. */
let latest = open(bootData.registry ?? { contract: REMOTES_CONTRACT, mark: '', remotes: [] });
/** Maps a refused version to the earlier version that replaces it. */
const standIns = new Map<LiveRemote, LiveRemote>();
/** Remotes that this page overrides, whatever the server answers. */
let overriding: readonly LiveRemote[] = [];
let registry = latest;
const listeners = new Set<() => void>();

function open(sealed: SealedRegistry): Registry {
  return openRegistry(sealed, (error) => reportFault('registry', error));
}

function show(): void {
  const own = new Set(overriding.map(({ name }) => name));
  const live = latest.remotes.map(standInOf).filter(({ name }) => !own.has(name));
  registry = { ...latest, remotes: [...live, ...overriding] };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentRegistry = (): Registry => registry;

/** Live remotes that this person may open. */
export const useRegistry = (): Registry => useSyncExternalStore(subscribe, currentRegistry);

/** The version that runs in place of one that was refused; otherwise itself. */
export function standInOf(remote: LiveRemote): LiveRemote {
  const earlier = standIns.get(remote);
  return earlier ? standInOf(earlier) : remote;
}

export function runInstead(refused: LiveRemote, earlier: LiveRemote): void {
  standIns.set(refused, earlier);
  show();
}

/** Instead of the live versions of the same names, or beside all others. */
export function override(remotes: readonly LiveRemote[]): void {
  overriding = remotes;
  show();
}

/** Takes a new answer of the server. A release that has not changed stays the very same object, with all that is known of it. */
export function setRegistry(sealed: SealedRegistry): void {
  const known = new Map(latest.remotes.map((remote) => [JSON.stringify(remote.sealed), remote]));
  const next = open(sealed);
  latest = { ...next, remotes: next.remotes.map((remote) => known.get(JSON.stringify(remote.sealed)) ?? remote) };
  show();
}
