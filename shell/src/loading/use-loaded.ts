import { useCallback, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';

const ready = new Map<string, unknown>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** After this the person sees that it is slow; what arrives later is still used. */
const SLOW_LOADING_MS = 15_000;

export interface Loaded<T> {
  value: T | undefined;
  error: unknown;
  /** Time stamp of the last failure. */
  failedAt: number | undefined;
  retry: () => void;
}

interface Failure {
  key: string;
  error: unknown;
  at: number;
}

export class TooSlow extends Error {
  override name = 'TooSlow';
}

const limited = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new TooSlow()), SLOW_LOADING_MS);
    }),
  ]);

/**
 * Loads something once for the page and gives it synchronously ever after. Not Suspense: React holds a screen back for
 * 300 ms once a fallback was shown, however soon the screen is there. A prefetched value may arrive between the
 * render and its effects: the store notifies all subscribers.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [, show] = useReducer((count: number) => count + 1, 0);
  const value = useSyncExternalStore(subscribe, () => ready.get(key)) as T | undefined;
  const failure = useRef<Failure | undefined>(undefined);
  const latest = useRef(load);
  latest.current = load;

  const start = useCallback(() => {
    if (ready.has(key)) return undefined;
    let wanted = true;
    failure.current = undefined;
    limited(loadOnce(key, latest.current))
      .catch((error: unknown) => {
        failure.current = { key, error, at: Date.now() };
      })
      .finally(() => wanted && show());
    return () => {
      wanted = false;
    };
  }, [key]);
  useEffect(start, [start]);

  const retry = useCallback(() => {
    start();
    show();
  }, [start]);
  const failed = failure.current?.key === key ? failure.current : undefined;
  const hasFailed = failed !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    // Most likely it was the network.
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  return { value, error: failed?.error, failedAt: failed?.at, retry };
}

/** Loads into the same store ahead of time: the first route before the first render, others on hover. */
export async function loadOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const value = await load();
  ready.set(key, value);
  for (const listener of listeners) listener();
  return value;
}
