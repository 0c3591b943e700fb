import { Trans } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import type { StepProps } from '../step';
import { StepActions, StepHint } from '../step-layout';
import { StepLink } from '../step-link';
import { useStepValidation, ValidateButton } from '../validate-step';

/** An external page. Opening it validates an automatic step; any other shows a button once it was opened. */
export function LinkStep(props: StepProps): ReactNode {
  const { step, look } = props;
  const [opened, setOpened] = useState(false);
  const { confirm } = useStepValidation(props);
  const isDone = look === 'done';
  const isAutomatic = step.validation?.type === 'automatic';

  const open = (): void => {
    setOpened(true);
    if (isAutomatic && step.userSubTask.validationToken) void confirm();
  };
  return (
    <>
      {!isDone && (
        <StepHint>
          {isAutomatic ? (
            <Trans>L’étape se valide dès que vous ouvrez la page.</Trans>
          ) : (
            <Trans>Ouvrez la page, puis revenez ici pour valider l’étape.</Trans>
          )}
        </StepHint>
      )}
      <StepActions>
        <StepLink {...props} onOpen={open}>
          {isDone ? <Trans>Revoir la page</Trans> : undefined}
        </StepLink>
        {!isDone && !isAutomatic && (
          <Box aria-live="polite" sx={{ display: 'grid' }}>
            {(opened || step.link === null) && <ValidateButton {...props} />}
          </Box>
        )}
      </StepActions>
    </>
  );
}
