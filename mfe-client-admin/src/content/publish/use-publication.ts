import type { ContentPublication } from '@passerelle/shared/contract';
import { useCallback, useEffect, useState } from 'react';

import { publish } from '../items.mutations';
import type { Publishing } from './publishing';

export interface Publication {
  /** What it would do, then what it did; null while the server is asked. */
  plan: ContentPublication | null;
  error: unknown;
  isPublishing: boolean;
  retry: () => void;
  confirm: () => void;
}

/** Asks what a publication would do, and does it on demand. */
export function usePublication({ publish: items, archive }: Publishing, onDone: () => void): Publication {
  const [plan, setPlan] = useState<ContentPublication | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPublishing, setPublishing] = useState(false);
  const asked = JSON.stringify([items, archive]);

  const ask = useCallback(
    async (dryRun: boolean): Promise<ContentPublication> => {
      const [publishIds, archiveIds] = JSON.parse(asked) as [string[], string[]];
      return publish({ publish: publishIds, archive: archiveIds, dryRun });
    },
    [asked],
  );
  const retry = useCallback(() => {
    setError(null);
    setPlan(null);
    ask(true).then(setPlan, setError);
  }, [ask]);
  useEffect(() => {
    let current = true;
    ask(true).then(
      (found) => current && setPlan(found),
      (failure: unknown) => current && setError(failure),
    );
    return () => {
      current = false;
    };
  }, [ask]);

  const confirm = async (): Promise<void> => {
    setPublishing(true);
    setError(null);
    try {
      setPlan(await ask(false));
      onDone();
    } catch (failure) {
      setError(failure);
    }
    setPublishing(false);
  };
  return { plan, error, isPublishing, retry, confirm: () => void confirm() };
}
