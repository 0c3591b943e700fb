import { Trans } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import type { SubTaskUpdate } from '@passerelle/shared/contract';
import { ActionButton, scrollToElement } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { confirmStep } from '../../components/task-validation.mutations';
import { useTaskAction } from '../../components/use-task-action';
import { stepAnchor, type StepProps, useClosedReason } from './step';

interface StepValidation {
  busy: boolean;
  /** Validates the step, then scrolls to it. */
  confirm: (answer?: SubTaskUpdate, successText?: ReactNode) => Promise<boolean>;
}

export function useStepValidation({ taskId, step }: Pick<StepProps, 'taskId' | 'step'>): StepValidation {
  const { busy, run } = useTaskAction();
  return {
    busy,
    confirm: async (answer, successText = <Trans>Étape enregistrée</Trans>) => {
      const isDone = await run(() => confirmStep(taskId, step, answer), successText);
      if (isDone) scrollToElement(stepAnchor(step.id));
      return isDone;
    },
  };
}

interface Props extends StepProps {
  /** Label, by default « Valider cette étape ». */
  children?: ReactNode;
  /** True if this is the only button of the step. */
  main?: boolean;
}

/** Lets the participant validate a step. */
export function ValidateButton({ children, main = false, ...step }: Props): ReactNode {
  const { busy, confirm } = useStepValidation(step);
  const closed = useClosedReason(step);
  return (
    <ActionButton
      variant={main && step.look === 'next' ? 'contained' : 'outlined'}
      startIcon={<CheckRounded />}
      busy={busy}
      missing={closed}
      onClick={() => void confirm()}
    >
      {children ?? <Trans>Valider cette étape</Trans>}
    </ActionButton>
  );
}
