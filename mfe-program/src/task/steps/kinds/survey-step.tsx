import { Trans } from '@lingui/react/macro';
import { whenRefreshed } from '@passerelle/shared/client';
import { Slot } from '@passerelle/shared/remotes';
import { ActionButton, Box, DelayedSkeleton, scrollToElement, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { stepAnchor, type StepProps, useClosedReason } from '../step';
import { StepActions, StepHint } from '../step-layout';

/** The survey of a step. Another remote fills the slot with the form; this one reacts to the answer. */
export function SurveyStep({ taskId, step, state, opensOn }: StepProps): ReactNode {
  const closed = useClosedReason({ state, opensOn });
  const saved = (): void => {
    void whenRefreshed().then(() => scrollToElement(stepAnchor(step.id)));
  };
  if (closed) {
    return (
      <StepActions>
        <ActionButton variant="outlined" missing={closed}>
          <Trans>Répondre au questionnaire</Trans>
        </ActionButton>
      </StepActions>
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
          <StepHint>
            <Trans>Les questionnaires ne sont pas disponibles pour l’instant.</Trans>
          </StepHint>
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
