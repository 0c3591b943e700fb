import { Trans } from '@lingui/react/macro';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import type { TaskDetail } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { useScreenName } from '@passerelle/shared/routes';
import { Box, Card, Fact, Facts, RichText, Section, Typography } from '@passerelle/shared/ui';
import { NamedFamilyTag } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskPoints } from '../components/task-facts';
import { taskState, type TaskState, TaskStateTag } from '../components/task-state';
import { StepList } from './steps/step-list';
import { TaskProgress } from './task-progress';
import { TaskBanner } from './task-banner';
import { ManualValidation } from './manual-validation';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' },
  gap: { xs: '24px', xl: '40px' },
  alignItems: 'start',
} as const;

/** The task, its progress and its steps. */
export function TaskContent({ task }: { task: TaskDetail }): ReactNode {
  const state = taskState(task, now().toISOString());
  const { subTasks } = task.task;
  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <TaskBanner task={task} state={state} />
        <TaskHead task={task} state={state} />
        {subTasks.length > 0 && (
          <Section title={<Trans>Les étapes</Trans>} sx={{ mt: '36px' }}>
            <StepList task={task} state={state} />
          </Section>
        )}
        <ManualValidation task={task} />
      </Box>
      <TaskProgress task={task} state={state} />
    </Box>
  );
}

/** Family, points, dates, title and description of a task. */
export function TaskHead({ task: { period, task }, state }: { task: TaskDetail; state: TaskState }): ReactNode {
  const { range } = useFormats();
  const isLate = state === 'late';
  useScreenName(task.name);
  return (
    <Card sx={{ p: { xs: '22px 18px', md: '30px 32px' }, overflowWrap: 'anywhere' }}>
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
