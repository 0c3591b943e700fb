import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { Task } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { familyHues } from '@passerelle/shared/theme';
import { Box, Card, Facts, IconTile, Skeleton, type SxProps, type Theme, Typography } from '@passerelle/shared/ui';
import { FamilyIcon, NamedFamilyTag } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';

import { RowActionText, taskAction } from './task-action';
import { RowLink } from './row-link';
import { TaskPoints, TaskSteps } from './task-facts';
import { TaskDates, taskState, TaskStateTag } from './task-state';

/** Wide: icon, task, points, arrow. On a phone points and state go below, without the arrow. */
export const taskRow: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto auto' },
  alignItems: { xs: 'start', md: 'center' },
  gap: { xs: '10px 12px', md: '4px 18px' },
  p: { xs: '16px', md: '18px 22px' },
  overflowWrap: 'anywhere',
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '&:hover': { backgroundColor: 'neutral.subtle' },
  // The only control: a link, or a button that says when the task opens.
  '& :is(a, button)': { color: 'inherit', textDecoration: 'none' },
  '& :is(a, button)::after': { content: '""', position: 'absolute', inset: 0 },
  '& :is(a, button):focus-visible': { outline: 'none' },
  // Static: it is the row that the control covers.
  '& button': { position: 'static', textAlign: 'start', verticalAlign: 'baseline', cursor: 'default' },
  '&:has(button):hover': { backgroundColor: 'transparent' },
  '&:has(:focus-visible)': {
    outline: '3px solid',
    outlineColor: ({ vars }) => vars.palette.brand.edge,
    outlineOffset: '-3px',
  },
  '& .end': {
    gridColumn: { xs: 2, md: 'auto' },
    display: 'flex',
    flexWrap: { xs: 'wrap', md: 'nowrap' },
    flexDirection: { xs: 'row', md: 'column' },
    alignItems: { xs: 'center', md: 'flex-end' },
    gap: { xs: '12px', md: '6px' },
  },
  '& .chevron': { display: { xs: 'none', md: 'block' }, fontSize: 20, color: 'neutral.ink3' },
};

interface Props {
  task: Task;
  /** Heading level, below that of the list. */
  level?: 3 | 4;
}

/** One task of a list. The whole row is clickable through the link in its title. */
export function TaskRow({ task, level = 4 }: Props): ReactNode {
  const words = useId();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const { family, points, subTasks } = task.task;
  const state = taskState(task, now().toISOString());
  const action = taskAction(task, state, from);
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
          <RowLink task={task} action={action} from={from} describedBy={action.kind === 'detail' ? undefined : words} />
        </Typography>
        <Facts sx={{ mt: '5px' }}>
          <NamedFamilyTag family={family} plain />
          <TaskDates task={task} state={state} />
          {!isDone && state !== 'late' && <TaskSteps subTasks={subTasks} />}
          <RowActionText id={words} action={action} opensOn={task.period.fromDate} />
        </Facts>
      </Box>
      <Box className="end">
        <TaskPoints points={points} />
        <TaskStateTag state={state} />
      </Box>
      <ChevronRightRounded className="chevron flip" sx={action.kind === 'closed' ? { visibility: 'hidden' } : {}} />
    </Box>
  );
}

const rows = ['first', 'second', 'third', 'fourth'];

export const TaskRowsSkeleton = (): ReactNode => (
  <Card padding="none">
    {rows.map((row) => (
      <Box
        key={row}
        sx={{
          display: 'flex',
          gap: '18px',
          p: '18px 22px',
          '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
        }}
      >
        <Skeleton variant="rounded" width={44} height={44} sx={{ flex: 'none', borderRadius: '12px' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: '9px', alignContent: 'center' }}>
          <Skeleton variant="rounded" width="62%" height={18} />
          <Skeleton variant="rounded" width="40%" height={14} />
        </Box>
      </Box>
    ))}
  </Card>
);
