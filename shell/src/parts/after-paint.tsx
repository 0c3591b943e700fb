import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { QuietBoundary } from '../errors/quiet-boundary';
import { whenIdle } from './when-idle';

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
