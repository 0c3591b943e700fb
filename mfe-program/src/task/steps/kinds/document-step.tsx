import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { StepProps } from '../step';
import { StepActions, StepHint } from '../step-layout';
import { StepLink } from '../step-link';
import { ValidateButton } from '../validate-step';

/** A document of the library. Opening it validates an automatic step; any other step has a button. */
export function DocumentStep(props: StepProps): ReactNode {
  const { step, look } = props;
  const isDone = look === 'done';
  const isAutomatic = step.validation?.type === 'automatic';
  return (
    <>
      {!step.libraryDocument && (
        <StepHint>
          <Trans>Ce document n’est plus dans la bibliothèque.</Trans>
        </StepHint>
      )}
      {!isDone && isAutomatic && step.libraryDocument && (
        <StepHint>
          <Trans>L’étape se valide dès que vous ouvrez le document.</Trans>
        </StepHint>
      )}
      <StepActions>
        <StepLink {...props}>{isDone ? <Trans>Relire le document</Trans> : undefined}</StepLink>
        {!isDone && !isAutomatic && <ValidateButton {...props} main={!step.libraryDocument} />}
      </StepActions>
    </>
  );
}
