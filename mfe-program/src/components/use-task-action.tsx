import { Trans } from '@lingui/react/macro';
import { ApiError, whenRefreshed } from '@passerelle/shared/client';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

import { refreshTasks } from './task-validation.mutations';

interface TaskActionRun {
  busy: boolean;
  /** Whether it was done; what has become true is successText, and so is why it has not. */
  run: (work: () => Promise<unknown>, successText: ReactNode) => Promise<boolean>;
}

/** Something that moves a task on. One at a time, until what it changed is on the page: a token serves once. */
export function useTaskAction(): TaskActionRun {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const run: TaskActionRun['run'] = async (work, successText) => {
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
    if (failure) toast(<TaskActionFailure error={failure.error} />, { tone: 'error' });
    else toast(successText);
    return failure === null;
  };
  return { busy, run };
}

/** Why a step could not be counted. What the server explains is successText in its words; the page is fetched again besides. */
export function TaskActionFailure({ error }: { error: unknown }): ReactNode {
  if (!(error instanceof ApiError)) return <FailureText error={error} />;
  if (error.fields['token'] === 'notAllowed') {
    return <Trans>Cette étape a déjà été comptée. Vous voyez maintenant où elle en est.</Trans>;
  }
  if (error.fields['token']) return <Trans>Cette page n’était plus à jour. Elle l’est maintenant : recommencez.</Trans>;
  if (error.status === 404) return <Trans>Cette tâche n’est plus dans votre programme.</Trans>;
  if (error.code === 'conflict' && error.message) return error.message;
  return <FailureText error={error} />;
}
