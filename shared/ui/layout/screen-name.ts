import { useEffect, useSyncExternalStore } from 'react';

/** One screen is shown at a time; the last one that said its name counts. */
let shown: { name: string } | null = null;
const listeners = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Name of the current screen: where the address is that of one thing, the tab and the history show its name instead of the
 * generic one. `PageHeader` sets it from its title; a screen with another heading
 * sets it itself.
 */
export function useScreenName(name: string | null | undefined): void {
  useEffect(() => {
    if (!name) return undefined;
    const own = { name };
    show(own);
    return () => {
      // The next screen may have said its name already.
      if (shown === own) show(null);
    };
  }, [name]);
}

/** For the shell, which names the tab; null while the screen has not said anything. */
export const useShownScreenName = (): string | null => useSyncExternalStore(subscribe, () => shown?.name ?? null);
