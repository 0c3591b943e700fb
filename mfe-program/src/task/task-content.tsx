import { Trans } from '@lingui/react/macro';
import type { TaskDetail } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Box, Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { taskState } from '../task-parts/task-state';
import { StepList } from './steps/step-list';
import { TaskAdvance } from './task-advance';
import { TaskByHand } from './task-by-hand';
import { TaskBanner } from './task-banner';
import { TaskHead } from './task-head';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' },
  gap: { xs: '24px', xl: '40px' },
  alignItems: 'start',
} as const;

/** What the task is, how far along it is, and its steps. */
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
        <TaskByHand task={task} />
      </Box>
      <TaskAdvance task={task} state={state} />
    </Box>
  );
}
