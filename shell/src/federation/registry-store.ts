import type { Registry } from '@passerelle/shared/contract/remotes';
import { useSyncExternalStore } from 'react';

import { bootData } from '../boot/boot-data';

let registry: Registry = bootData.registry;
const listeners = new Set<() => void>();

export const currentRegistry = (): Registry => registry;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Which remotes are live, and may be opened by this person. */
export const useRegistry = (): Registry => useSyncExternalStore(subscribe, currentRegistry);

/** Asks again: after signing in, and when a version is found gone. A failed attempt leaves what is known. */
export async function refreshRegistry(): Promise<void> {
  const answer = await fetch('/remotes.json', { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  registry = (await answer.json()) as Registry;
  for (const listener of listeners) listener();
}
