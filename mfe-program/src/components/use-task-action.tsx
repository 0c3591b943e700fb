import { Trans } from '@lingui/react/macro';
import { ApiError, whenRefreshed } from '@passerelle/shared/client';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

import { refreshTasks } from './task-validation.mutations';

interface TaskActionRun {
  busy: boolean;
  /** Resolves to whether the work succeeded; a toast shows `successText` if there is one, or why it failed. */
  run: (work: () => Promise<unknown>, successText?: ReactNode) => Promise<boolean>;
}

/** Runs one task action at a time until its changes are on the page, because a token can be used only once. */
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
    else if (successText) toast(successText);
    return failure === null;
  };
  return { busy, run };
}

/** Error text of a step that was not counted; a conflict has the server's text. */
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
