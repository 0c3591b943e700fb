import { Trans } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { ActionButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { StepProps } from './step-props';
import { useClosedReason } from './use-closed-reason';
import { useStep } from './use-step';

interface Props extends StepProps {
  /** Other words than « Valider cette étape ». */
  children?: ReactNode;
  /** It is all that the step has to press. */
  main?: boolean;
}

/** The person says that a step is done. */
export function ValidateButton({ children, main = false, ...step }: Props): ReactNode {
  const { busy, confirm } = useStep(step);
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
