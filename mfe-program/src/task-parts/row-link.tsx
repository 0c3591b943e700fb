import { Trans } from '@lingui/react/macro';
import type { Task } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { RowTabLink } from './row-tab-link';
import type { TaskDeed } from './task-deed';

interface Props {
  task: Task;
  deed: TaskDeed;
  /** Where the row stands, to come back to. */
  from: string;
  /** The words that say what a press does, or why it does nothing yet. */
  describedBy: string | undefined;
}

/** The one control of a row: named after the task, and as large as the row. */
export function RowLink({ task, deed, from, describedBy }: Props): ReactNode {
  const { name } = task.task;
  const described = describedBy ? { 'aria-describedby': describedBy } : {};
  if (deed.kind === 'closed') return <ClosedTask task={task} {...described} />;
  if (deed.kind === 'detail') {
    return (
      <RouteLink to={routeTo('task', { taskId: task.id })} state={{ from }} {...described}>
        {name}
      </RouteLink>
    );
  }
  const { target, step } = deed;
  if (target.kind === 'tab') return <RowTabLink name={name} href={target.href} step={step} {...described} />;
  return (
    <RouteLink to={target.to} state={target.state} {...described}>
      {name}
    </RouteLink>
  );
}

/** Of a later week: it can be found, but leads nowhere; a press says from when it will. */
function ClosedTask({ task, ...described }: { task: Task; 'aria-describedby'?: string }): ReactNode {
  const { weekdayDate } = useFormats();
  const toast = useToast();
  const day = weekdayDate(task.period.fromDate);
  const say = (): void => toast(<Trans>Cette tâche s’ouvre {day}.</Trans>);
  return (
    <button type="button" aria-disabled="true" onClick={say} {...described}>
      {task.task.name}
    </button>
  );
}
