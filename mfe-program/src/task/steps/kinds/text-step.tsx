import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { StepProps } from '../step';
import { StepActions } from '../step-layout';
import { ValidateButton } from '../validate-step';

/** A text, shown as the description; the participant confirms having read it. */
export function TextStep(props: StepProps): ReactNode {
  if (props.look === 'done') return null;
  return (
    <StepActions>
      <ValidateButton {...props} main>
        <Trans>J’ai lu</Trans>
      </ValidateButton>
    </StepActions>
  );
}
