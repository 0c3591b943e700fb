import { Trans } from '@lingui/react/macro';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackLink } from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskContent } from './task-content';
import { TaskNotFound } from './task-not-found';
import { TaskSkeleton } from './task-skeleton';
import { useTask } from './task.resource';

export function TaskScreen(): ReactNode {
  const { taskId } = useRouteParams('task');
  const { from } = useLocationState({ from: isText });
  return (
    <>
      {/* Back to the list as it was: its filter and its pages. */}
      <BackLink to={from ?? routeTo('home')} label={<Trans>Retour à l’accueil</Trans>} />
      <EntityScreen
        state={useTask(taskId)}
        skeleton={<TaskSkeleton />}
        notFound={<TaskNotFound />}
        failure={<Trans>Cette tâche ne répond pas</Trans>}
        failureText={<Trans>Vos réponses déjà enregistrées sont conservées.</Trans>}
      >
        {(task) => <TaskContent task={task} />}
      </EntityScreen>
    </>
  );
}
