import type { ReactNode } from 'react';

import { StepActions } from '../step-actions';
import type { StepProps } from '../step-props';
import { StepWay } from '../step-way';
import { ValidateButton } from '../validate-button';

/**
 * Something to note elsewhere: a contact, an offer, an action. Noted with the step's token it counts where it is noted;
 * where the step is validated by hand, its person says when it is enough.
 */
export function ActionStep(props: StepProps): ReactNode {
  if (props.look === 'done') return null;
  return (
    <StepActions>
      <StepWay {...props} />
      {props.step.validation?.type === 'manual' && <ValidateButton {...props} />}
    </StepActions>
  );
}
