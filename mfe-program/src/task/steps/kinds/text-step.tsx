import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { StepProps } from '../step';
import { StepActions } from '../step-layout';
import { ValidateButton } from '../validate-step';

/** A text, which stands above: whoever has read it says so. */
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
