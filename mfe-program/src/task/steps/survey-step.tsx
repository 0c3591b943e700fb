import { Trans } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Slot } from '@passerelle/shared/remotes';
import { scrollToElement } from '@passerelle/shared/routes';
import { Box, DelayedSkeleton, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { TaskState } from '../../task-parts/task-state';
import { progressed } from '../task.resource';
import { stepAnchor } from './step-anchor';
import { isStepDone } from './steps-done';

interface Props {
  taskId: string;
  step: SubTask;
  state: TaskState;
  opensOn: string;
}

/** The questionnaire of a step: what is asked is another remote's, what follows from an answer is ours. */
export function SurveyStep({ taskId, step, state, opensOn }: Props): ReactNode {
  const { weekdayDate } = useFormats();
  const saved = (): void => {
    void progressed().then(() => scrollToElement(stepAnchor(step.id)));
  };
  if (state === 'cancelled' && !isStepDone(step)) return null;
  if (state === 'future') {
    const day = weekdayDate(opensOn);
    return (
      <Typography variant="body2" sx={{ mt: '12px' }}>
        <Trans>Vous pourrez répondre à partir du {day}.</Trans>
      </Typography>
    );
  }
  return (
    <Box sx={{ mt: '16px' }}>
      <Slot
        name="survey.form"
        taskId={taskId}
        subTaskId={step.id}
        onSaved={saved}
        fallback={
          <Typography variant="body2">
            <Trans>Les questionnaires ne sont pas disponibles pour l’instant.</Trans>
          </Typography>
        }
        loading={
          <DelayedSkeleton>
            <Skeleton variant="rounded" height={160} />
          </DelayedSkeleton>
        }
      />
    </Box>
  );
}
