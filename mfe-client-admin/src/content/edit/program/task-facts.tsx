import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ItemTask } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Fact, Facts, Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { StatusTag } from '../../item-labels';

/** « Sans titre » for a draft without one. */
export function useTaskName(): (task: ItemTask | undefined, key: string) => string {
  const { t } = useLingui();
  return (task, key) => (task ? task.title || t`Sans titre` : key);
}

/** A task in the tree: its title leads to it. */
export function TaskFacts({ task, taskKey }: { task: ItemTask | undefined; taskKey: string }): ReactNode {
  const name = useTaskName()(task, taskKey);
  if (!task)
    return (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <span>{name}</span>
        <Facts>
          <Fact tone="error">
            <Trans>Cette tâche n’existe plus : retirez-la de la semaine.</Trans>
          </Fact>
        </Facts>
      </Box>
    );
  const { id, points, subTasks, status } = task;
  return (
    <Box sx={{ display: 'grid', gap: '4px', overflowWrap: 'anywhere' }}>
      <Link component={RouteLink} to={routeTo('clientContentItem', { itemId: id })} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      <Facts>
        <span>
          <Plural value={points} one="# point" other="# points" />
        </span>
        <span>
          <Plural value={subTasks} _0="Aucune sous-tâche" one="# sous-tâche" other="# sous-tâches" />
        </span>
        <StatusTag status={status} />
      </Facts>
    </Box>
  );
}
