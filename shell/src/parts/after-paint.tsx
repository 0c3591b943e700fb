import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { QuietBoundary } from '../errors/quiet-boundary';

interface Props {
  load: () => Promise<ComponentType>;
}

/** Waits for a quiet moment after the first paint, but not longer than this. */
const PATIENCE = 2000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}

/** A part of every document that no first screen waits for, and whose failure costs nothing else. */
export function AfterPaint({ load }: Props): ReactNode {
  const [part, setPart] = useState<{ Content: ComponentType } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const start = (): void => {
      load().then(
        (Content) => isWanted && setPart({ Content }),
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
