import { Plural, Trans } from '@lingui/react/macro';
import type { TaskDetail } from '@passerelle/shared/contract';
import { Box, Typography } from '@passerelle/shared/ui';
import { Planks } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { TaskState } from '../../components/task-state';
import { isStepDone, countStepsDone } from './step';
import { StepItem } from './step-item';

/** The steps on their rail; without the side column, its content stands above them. */
export function StepList({ task, state }: { task: TaskDetail; state: TaskState }): ReactNode {
  const steps = task.task.subTasks;
  const total = steps.length;
  const done = countStepsDone(steps);
  const next = state !== 'future' && state !== 'cancelled' ? steps.find((step) => !isStepDone(step)) : undefined;
  return (
    <>
      <Box sx={{ display: { xl: 'none' }, mt: '-10px', mb: '18px' }}>
        <Typography variant="body2" sx={{ mb: '8px', color: 'text.secondary' }}>
          <Plural value={done} one={`# étape sur ${total} est faite`} other={`# étapes sur ${total} sont faites`} />
        </Typography>
        <Planks total={total} done={done} look="success" />
        {state === 'late' && (
          <Typography variant="body2" sx={{ mt: '10px', color: 'text.secondary' }}>
            <Trans>À rattraper : vous pouvez encore la faire, les points comptent.</Trans>
          </Typography>
        )}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            taskId={task.id}
            family={task.task.family}
            step={step}
            number={index + 1}
            look={isStepDone(step) ? 'done' : step === next ? 'next' : 'waiting'}
            state={state}
            opensOn={task.period.fromDate}
          />
        ))}
      </Box>
    </>
  );
}
