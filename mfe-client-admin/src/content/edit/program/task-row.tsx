import { Trans, useLingui } from '@lingui/react/macro';
import { RowMenu } from '@passerelle/shared/ui/data';
import { memo, type ReactNode } from 'react';

import { SortableRow } from '../common/sortable-row';
import { TaskFacts, useTaskName } from './task-facts';
import { useTree } from './tree-context';

interface Props {
  taskKey: string;
  week: number;
  index: number;
  count: number;
}

/** A task in its week. */
function BareTaskRow({ taskKey, week, index, count }: Props): ReactNode {
  const { t } = useLingui();
  const { actions, tasks } = useTree();
  const task = tasks.get(taskKey);
  const name = useTaskName()(task, taskKey);
  return (
    <SortableRow
      id={taskKey}
      name={name}
      index={index}
      count={count}
      onMove={(_from, to) => actions.moveTask(taskKey, { week, index: to })}
      head={<TaskFacts task={task} taskKey={taskKey} />}
      actions={
        <RowMenu
          label={t`Actions pour ${name}`}
          actions={[
            {
              id: 'week',
              label: <Trans>Déplacer dans une autre semaine</Trans>,
              onPress: () => actions.askForWeek(taskKey),
            },
            ...(task
              ? [
                  {
                    id: 'duplicate',
                    label: <Trans>Dupliquer la tâche</Trans>,
                    onPress: () => actions.duplicateTask(task),
                  },
                ]
              : []),
            {
              id: 'remove',
              label: <Trans>Retirer de la semaine</Trans>,
              danger: true,
              onPress: () => actions.askToRemoveTask(taskKey),
            },
          ]}
        />
      }
    />
  );
}

export const TaskRow = memo(BareTaskRow);
