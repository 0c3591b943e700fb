import type { ReactNode } from 'react';

import type { StepProps } from '../step';
import { StepActions } from '../step-layout';
import { StepLink } from '../step-link';
import { ValidateButton } from '../validate-step';

/**
 * A contact, an offer or an action to create on another screen. The step's token validates it there; only a step with
 * manual validation has a button of its own.
 */
export function ActionStep(props: StepProps): ReactNode {
  if (props.look === 'done') return null;
  return (
    <StepActions>
      <StepLink {...props} />
      {props.step.validation?.type === 'manual' && <ValidateButton {...props} />}
    </StepActions>
  );
}
