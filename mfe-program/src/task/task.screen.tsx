import { Trans } from '@lingui/react/macro';
import { send } from '@passerelle/shared/client';
import type { TaskDetail } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { BackLink, Card, EmptyState, Notice, scrollToElement, Skeleton, SkeletonCard } from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useState } from 'react';

import { TaskCompleted } from '../home/task-completed/task-completed';
import { useTask } from '../program/program.resource';
import { taskBannerAnchor } from './task-banner';
import { TaskContent } from './task-content';

/** Says once that the texts of a task changed after its validation; points and answers stay. */
function ChangedTexts({ task: { id, changedSinceValidation } }: { task: TaskDetail }): ReactNode {
  const { date } = useFormats().withJalali;
  // The note stays while the page is open, also when the task is read again.
  const [changed] = useState(changedSinceValidation);
  useEffect(() => {
    // A failure only means that the note comes once more.
    if (changed !== null) void send('PUT /me/tasks/:taskId/seen', { params: { taskId: id } }).catch(() => undefined);
  }, [changed, id]);
  if (changed === null) return null;
  const day = date(changed, 'local');
  return (
    <Notice tone="info" title={<Trans>Mise à jour depuis que vous l’avez faite</Trans>} sx={{ mb: '16px' }}>
      <Trans>Les textes de cette tâche ont changé le {day}. Vos réponses et vos points restent les mêmes.</Trans>
    </Notice>
  );
}

export function TaskScreen(): ReactNode {
  const { taskId } = useRouteParams('task');
  const { from } = useLocationState({ from: isText });
  return (
    <>
      {/* Returns to the list with its filter and pages. */}
      <BackLink to={from ?? routeTo('home')} label={<Trans>Retour à l’accueil</Trans>} />
      <EntityScreen
        state={useTask(taskId)}
        skeleton={<TaskSkeleton />}
        notFound={<TaskNotFound />}
        failure={<Trans>Cette tâche ne répond pas</Trans>}
        failureText={<Trans>Vos réponses déjà enregistrées sont conservées.</Trans>}
      >
        {(task) => (
          <>
            <ChangedTexts task={task} />
            <TaskContent task={task} />
            <TaskCompleted key={task.id} tasks={[task]} onClosed={() => scrollToElement(taskBannerAnchor)} />
          </>
        )}
      </EntityScreen>
    </>
  );
}

/** The task is not in the participant's programme. The back link stands above. */
export const TaskNotFound = (): ReactNode => (
  <Card>
    <EmptyState level={1} title={<Trans>Cette tâche n’est pas dans votre programme</Trans>}>
      <Trans>Elle a peut-être été retirée. Vos autres tâches vous attendent à l’accueil.</Trans>
    </EmptyState>
  </Card>
);

export const TaskSkeleton = (): ReactNode => (
  <>
    <Card sx={{ mb: '36px' }}>
      <Skeleton variant="rounded" width={180} height={26} />
      <Skeleton variant="rounded" width="70%" height={36} sx={{ my: '16px' }} />
      <Skeleton variant="rounded" height={72} />
    </Card>
    <SkeletonCard lines={2} />
  </>
);
