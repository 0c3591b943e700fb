import type { ContentPublication } from '@passerelle/shared/contract';
import { useCallback, useEffect, useState } from 'react';

import { publish } from '../items.mutations';
import type { Publishing } from './publishing';

export interface Publication {
  /** Result of the dry run, then of the publication; null while loading. */
  plan: ContentPublication | null;
  error: unknown;
  isPublishing: boolean;
  retry: () => void;
  confirm: () => void;
}

/** Runs a dry run of a publication, and publishes on `confirm`. */
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
