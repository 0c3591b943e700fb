import type { ReactNode } from 'react';

import type { StepProps } from '../step';
import { StepActions } from '../step-layout';
import { StepLink } from '../step-link';
import { ValidateButton } from '../validate-step';

/**
 * Something to note elsewhere: a contact, an offer, an action. Noted with the step's token it counts where it is noted;
 * where the step is validated by hand, its person says when it is enough.
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
