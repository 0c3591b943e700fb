import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { Task } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { familyHues } from '@passerelle/shared/theme';
import { Box, Facts, IconTile, Typography } from '@passerelle/shared/ui';
import { FamilyIcon, NamedFamilyTag } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskDates } from '../../task-parts/task-dates';
import { TaskPoints } from '../../task-parts/task-points';
import { taskState } from '../../task-parts/task-state';
import { TaskStateTag } from '../../task-parts/task-state-tag';
import { taskRow } from './task-row-style';
import { TaskSteps } from './task-steps';

/** One task of the sheet. The whole row leads to it; its title is the link that names it. */
export function TaskRow({ task }: { task: Task }): ReactNode {
  const { pathname, search } = useLocation();
  const { family, name, points, subTasks } = task.task;
  const state = taskState(task, now().toISOString());
  const isDone = state === 'validated';
  return (
    <Box component="li" sx={taskRow}>
      <IconTile tone={isDone ? 'success' : familyHues[family]}>
        {isDone ? <CheckRounded /> : <FamilyIcon family={family} />}
      </IconTile>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h4" variant="h4" sx={isDone ? { fontWeight: 500, color: 'text.secondary' } : {}}>
          <RouteLink to={routeTo('task', { taskId: task.id })} state={{ from: `${pathname}${search}` }}>
            {name}
          </RouteLink>
        </Typography>
        <Facts sx={{ mt: '5px', '& > :nth-of-type(3)': { display: { xs: 'none', md: 'inline-flex' } } }}>
          <NamedFamilyTag family={family} plain />
          <TaskDates task={task} state={state} />
          {!isDone && state !== 'late' && <TaskSteps subTasks={subTasks} />}
        </Facts>
      </Box>
      <Box className="end">
        <TaskPoints points={points} />
        <TaskStateTag state={state} />
      </Box>
      <ChevronRightRounded className="chevron flip" />
    </Box>
  );
}
