import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

import { QuietBoundary } from '../errors/boundaries';

/** Waits for a quiet moment after the first paint, but not longer than this. */
const IDLE_TIMEOUT_MS = 2000;

/** Calls once the page has nothing better to do; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari does not say.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}

/** Lets the page answer before what follows: several things in a row keep a press waiting for all of them. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Props {
  load: () => Promise<ComponentType>;
}

/** A part of every document that no first screen waits for, and whose failure costs nothing else. */
export function AfterPaint({ load }: Props): ReactNode {
  const [part, setPart] = useState<{ Content: ComponentType } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const start = (): void => {
      load().then(
        (Content) => isWanted && startTransition(() => setPart({ Content })),
        // The network: it is tried again when that is back.
        () => isWanted && addEventListener('online', start, { once: true }),
      );
    };
    const cancel = whenIdle(start);
    return () => {
      isWanted = false;
      cancel();
      removeEventListener('online', start);
    };
  }, [load]);
  return (
    part && (
      <QuietBoundary>
        <part.Content />
      </QuietBoundary>
    )
  );
}
