import { Trans } from '@lingui/react/macro';
import type { SubTaskUpdate } from '@passerelle/shared/contract';
import { scrollToElement } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { confirmStep } from '../../task-parts/progress.resource';
import { useDeed } from '../../task-parts/use-deed';
import { stepAnchor } from './step-anchor';
import type { StepProps } from './step-props';

interface StepDeed {
  busy: boolean;
  /** Does what the step asks for, and brings what came of it into view. */
  confirm: (answer?: SubTaskUpdate, said?: ReactNode) => Promise<boolean>;
}

export function useStep({ taskId, step }: Pick<StepProps, 'taskId' | 'step'>): StepDeed {
  const { busy, run } = useDeed();
  return {
    busy,
    confirm: async (answer, said = <Trans>Étape enregistrée</Trans>) => {
      const isDone = await run(() => confirmStep(taskId, step, answer), said);
      if (isDone) scrollToElement(stepAnchor(step.id));
      return isDone;
    },
  };
}
