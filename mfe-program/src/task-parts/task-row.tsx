import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { Task } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { useLocation } from '@passerelle/shared/routes';
import { familyHues } from '@passerelle/shared/theme';
import { Box, Facts, IconTile, Typography } from '@passerelle/shared/ui';
import { FamilyIcon, NamedFamilyTag } from '@passerelle/shared/ui/data';
import { useId, type ReactNode } from 'react';

import { RowDeed } from './row-deed';
import { RowLink } from './row-link';
import { TaskDates } from './task-dates';
import { taskDeed } from './task-deed';
import { TaskPoints } from './task-points';
import { taskState } from './task-state';
import { TaskStateTag } from './task-state-tag';
import { taskRow } from './task-row-style';
import { TaskSteps } from './task-steps';

interface Props {
  task: Task;
  /** Of its heading, below that of the sheet. */
  level?: 3 | 4;
}

/** One task of the sheet. The whole row leads to it, or does what its one step asks for; its title is the link. */
export function TaskRow({ task, level = 4 }: Props): ReactNode {
  const words = useId();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const { family, points, subTasks } = task.task;
  const state = taskState(task, now().toISOString());
  const deed = taskDeed(task, state, from);
  const isDone = state === 'validated';
  return (
    <Box component="li" sx={taskRow}>
      <IconTile tone={isDone ? 'success' : familyHues[family]}>
        {isDone ? <CheckRounded /> : <FamilyIcon family={family} />}
      </IconTile>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component={`h${level}`}
          variant="h4"
          sx={isDone ? { fontWeight: 500, color: 'text.secondary' } : {}}
        >
          <RowLink task={task} deed={deed} from={from} describedBy={deed.kind === 'detail' ? undefined : words} />
        </Typography>
        <Facts sx={{ mt: '5px' }}>
          <NamedFamilyTag family={family} plain />
          <TaskDates task={task} state={state} />
          {!isDone && state !== 'late' && <TaskSteps subTasks={subTasks} />}
          <RowDeed id={words} deed={deed} opensOn={task.period.fromDate} />
        </Facts>
      </Box>
      <Box className="end">
        <TaskPoints points={points} />
        <TaskStateTag state={state} />
      </Box>
      <ChevronRightRounded className="chevron flip" sx={deed.kind === 'closed' ? { visibility: 'hidden' } : {}} />
    </Box>
  );
}
