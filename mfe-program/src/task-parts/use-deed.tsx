import { whenRefreshed } from '@passerelle/shared/client';
import { useToast } from '@passerelle/shared/ui';
import { useRef, useState, type ReactNode } from 'react';

import { DeedFailure } from './deed-failure';
import { refreshTasks } from './progress.resource';

interface Deed {
  busy: boolean;
  /** Whether it was done; what has become true is said, and so is why it has not. */
  run: (work: () => Promise<unknown>, said: ReactNode) => Promise<boolean>;
}

/** Something that moves a task on. One at a time, until what it changed is on the page: a token serves once. */
export function useDeed(): Deed {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const run: Deed['run'] = async (work, said) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    const failure = await work().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    await (failure ? refreshTasks() : whenRefreshed());
    running.current = false;
    setBusy(false);
    if (failure) toast(<DeedFailure error={failure.error} />, { tone: 'error' });
    else toast(said);
    return failure === null;
  };
  return { busy, run };
}
