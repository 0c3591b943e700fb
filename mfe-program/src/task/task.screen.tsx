import { Trans } from '@lingui/react/macro';
import type { ApiError } from '@passerelle/shared/client';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { AreaFailure, BackLink, DelayedSkeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { TaskContent } from './task-content';
import { TaskNotFound } from './task-not-found';
import { TaskSkeleton } from './task-skeleton';
import { useTask } from './task.resource';

export function TaskScreen(): ReactNode {
  const { taskId } = useRouteParams('task');
  const { from } = useLocationState({ from: isText });
  const { data: task, error, retry } = useTask(taskId);
  return (
    <>
      {/* Back to the list as it was: its filter and its pages. */}
      <BackLink to={from ?? routeTo('home')} label={<Trans>Retour à l’accueil</Trans>} />
      {task ? <TaskContent task={task} /> : error ? <Failed error={error} onRetry={retry} /> : <Coming />}
    </>
  );
}

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactNode {
  // An address that is not even that of a task is refused as such.
  if (error.status === 404 || error.status === 400) return <TaskNotFound />;
  return (
    <AreaFailure level={1} title={<Trans>Cette tâche ne répond pas</Trans>} onRetry={onRetry}>
      <Trans>Vos réponses déjà enregistrées sont conservées.</Trans>
    </AreaFailure>
  );
}

const Coming = (): ReactNode => (
  <DelayedSkeleton>
    <TaskSkeleton />
  </DelayedSkeleton>
);
