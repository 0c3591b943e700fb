import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { StepActions } from '../step-actions';
import type { StepProps } from '../step-props';
import { ValidateButton } from '../validate-button';

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
