import { FailureText, useToast } from '@passerelle/shared/ui';
import { useEffect, useState } from 'react';

/** Parts of the screen that are fetched when they are asked for. */
export interface Parts<N extends string, T> {
  loaders: Readonly<Record<N, () => Promise<T>>>;
  loaded: Map<string, T>;
}

/** Null until it is there. Where it does not come a message says so, and the network that is back tries again. */
export function usePart<N extends string, T>({ loaders, loaded }: Parts<N, T>, name: N | null): T | null {
  const toast = useToast();
  const [, setCount] = useState(loaded.size);
  useEffect(() => {
    if (name === null || loaded.has(name)) return undefined;
    const load = (): void => {
      loaders[name]().then(
        (part) => setCount(loaded.set(name, part).size),
        (error: unknown) => {
          toast(<FailureText error={error} />, { tone: 'error' });
          addEventListener('online', load, { once: true });
        },
      );
    };
    load();
    return () => removeEventListener('online', load);
  }, [name, loaders, loaded, toast]);
  return (name !== null && loaded.get(name)) || null;
}
