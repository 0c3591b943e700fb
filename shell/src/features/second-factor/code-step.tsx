import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { send } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useFailureByStatus } from '../../layouts/public/failure-by-status';
import { CodeField } from './code-field';

const tooLate = msg`La connexion a pris trop de temps. Revenez au mot de passe.`;

export interface CodeStepProps {
  onSignedIn: (me: OwnProfile) => void;
  /** Back to the password: also the way on once the server has waited for the code for too long, which it says. */
  onBack: () => void;
}

/** After the password, in its place. */
export function CodeStep({ onSignedIn, onBack }: CodeStepProps): ReactNode {
  const failureText = useFailureByStatus({ 401: tooLate });
  return (
    <Form
      schema="factorCode"
      intro={false}
      failureText={failureText}
      onSubmit={async (body) => onSignedIn(await send('POST /auth/secondFactor', { body }))}
    >
      <Stack spacing="20px">
        <Typography>
          <Trans>Votre mot de passe est bon. Il reste le code de votre application d’authentification.</Trans>
        </Typography>
        <CodeField takesRecoveryCode takesFocus />
        <SubmitButton fullWidth>
          <Trans>Continuer</Trans>
        </SubmitButton>
        <Button variant="text" onClick={onBack}>
          <Trans>Revenir au mot de passe</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
