import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import type { TaskDetail } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Fact, Facts, RichText, Typography } from '@passerelle/shared/ui';
import { NamedFamilyTag } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskPoints } from '../task-parts/task-points';
import type { TaskState } from '../task-parts/task-state';
import { TaskStateTag } from '../task-parts/task-state-tag';

/** Family, points and dates, then the title and what the task is about. */
export function TaskHead({ task: { period, task }, state }: { task: TaskDetail; state: TaskState }): ReactNode {
  const { range } = useFormats();
  const isLate = state === 'late';
  return (
    <Card sx={{ p: { xs: '22px 18px', md: '30px 32px' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' }}>
        <NamedFamilyTag family={task.family} />
        <TaskPoints points={task.points} />
        <Facts>
          <Fact icon={isLate ? <EventBusyRounded /> : <EventRounded />} {...(isLate && { tone: 'error' })}>
            {range(period.fromDate, period.validUntil)}
          </Fact>
        </Facts>
        <TaskStateTag state={state} />
      </Box>
      <Typography variant="h1" sx={{ mt: '14px', mb: '12px', maxWidth: '22ch' }}>
        {task.name}
      </Typography>
      {task.description && <RichText html={task.description} sx={{ color: 'text.secondary' }} />}
    </Card>
  );
}
