import { Trans } from '@lingui/react/macro';
import type { SubTaskSummary, Task } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { ContentText, Link, NewTabLink, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { validate } from './task-validation.mutations';
import type { TaskAction } from './task-action';
import { useTaskAction } from './use-task-action';

interface Props {
  task: Task;
  action: TaskAction;
  /** Address of the list, to return to. */
  from: string;
  /** Id of the text that describes the action of a click, or the reason that it is not possible yet. */
  describedBy: string | undefined;
}

/** The only control of a row: named after the task and as large as the row. */
export function RowLink({ task, action, from, describedBy }: Props): ReactNode {
  const name = <TaskName task={task} />;
  const described = describedBy ? { 'aria-describedby': describedBy } : {};
  if (action.kind === 'closed') return <ClosedTask task={task} {...described} />;
  if (action.kind === 'detail') {
    return (
      <RouteLink to={routeTo('task', { taskId: task.id })} state={{ from }} {...described}>
        {name}
      </RouteLink>
    );
  }
  const { target, step } = action;
  if (target.kind === 'tab') return <RowTabLink name={name} href={target.href} step={step} {...described} />;
  return (
    <RouteLink to={target.to} state={target.state} {...described}>
      {name}
    </RouteLink>
  );
}

/** The name of a task, in its own language. */
export const TaskName = ({ task: { task } }: { task: Pick<Task, 'task'> }): ReactNode => (
  <ContentText language={task.contentLanguage}>{task.name}</ContentText>
);

/** A task of a later week: focusable, but it opens nothing; a press says when it will open. */
function ClosedTask({ task, ...described }: { task: Task; 'aria-describedby'?: string }): ReactNode {
  const { weekdayDate } = useFormats().withJalali;
  const toast = useToast();
  const day = weekdayDate(task.period.fromDate);
  const say = (): void => toast(<Trans>Cette tâche s’ouvre {day}.</Trans>);
  return (
    <Link component="button" type="button" aria-disabled="true" onClick={say} {...described}>
      <TaskName task={task} />
    </Link>
  );
}

interface TabLinkProps {
  name: ReactNode;
  href: string;
  step: SubTaskSummary;
  'aria-describedby'?: string;
}

/** Opens an external page, which validates the only step of the task. */
export function RowTabLink({ name, href, step, ...described }: TabLinkProps): ReactNode {
  return (
    <NewTabLink href={href} onOpen={useValidateOnOpen(name, step)} {...described}>
      {name}
    </NewTabLink>
  );
}

/** Validates the only step of a task when its external page is opened. */
export function useValidateOnOpen(name: ReactNode, step: SubTaskSummary): () => void {
  const { run } = useTaskAction();
  const token = step.userSubTask.validationToken;
  return () => token && void run(() => validate(token), <Trans>« {name} » : c’est compté</Trans>);
}
