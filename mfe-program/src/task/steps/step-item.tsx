import CheckRounded from '@mui/icons-material/CheckRounded';
import type { SubTask } from '@passerelle/shared/contract';
import { Box, Card, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { TaskState } from '../../task-parts/task-state';
import { stepAnchor } from './step-anchor';
import { rail, stepCard, type StepLook } from './step-style';
import { StepName } from './step-name';
import { StepState } from './step-state';
import { SurveyStep } from './survey-step';

interface Props {
  taskId: string;
  step: SubTask;
  /** Its place among the steps, from one. */
  number: number;
  look: StepLook;
  /** Of the task that it belongs to. */
  state: TaskState;
  /** The task's first day. */
  opensOn: string;
}

/** One step: its number or its tick on the rail, what it asks, and where it stands. */
export function StepItem({ taskId, step, number, look, state, opensOn }: Props): ReactNode {
  const isSurvey = step.type === 'survey' && step.surveySubType === 'basic';
  return (
    <Box component="li" id={stepAnchor(step.id)} sx={rail(look)}>
      <span className="number" aria-hidden>
        {look === 'done' ? <CheckRounded /> : number}
      </span>
      <Card sx={stepCard(look)}>
        <Box className="title">
          <Typography component="h3" variant="h4">
            <StepName step={step} />
          </Typography>
          <StepState step={step} />
        </Box>
        {step.description && <RichText html={step.description} sx={{ mt: '12px', color: 'text.secondary' }} />}
        {isSurvey && <SurveyStep taskId={taskId} step={step} state={state} opensOn={opensOn} />}
      </Card>
    </Box>
  );
}
