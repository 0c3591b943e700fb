import { Trans, useLingui } from '@lingui/react/macro';
import { Form, PasswordField, SubmitButton, TextField } from '@passerelle/shared/forms';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Link, Stack } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { leaveFor } from '../session/leave-for';
import { wayFor } from '../session/way-back';
import { signInFailures, useFailureByStatus } from './failure-by-status';
import { useSignIn } from './use-sign-in';

/** Name and password. What the server refuses is told apart, as the specification words it. */
export function LoginForm(): ReactNode {
  const { t } = useLingui();
  const failureText = useFailureByStatus(signInFailures);
  // A new document, which the server fills with what this person may open.
  const { signIn, codeStep } = useSignIn(({ id }) => leaveFor(wayFor(id)));
  if (codeStep) return codeStep;
  return (
    <Form schema="login" intro={false} failureText={failureText} onSubmit={signIn}>
      <Stack spacing="20px">
        <TextField name="username" label={t`Adresse e-mail`} type="email" autoComplete="username" />
        <Box>
          <PasswordField name="password" label={t`Mot de passe`} autoComplete="current-password" />
          <Link
            href={routePaths.forgottenPassword}
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 560 }}
          >
            <Trans>Mot de passe oublié ?</Trans>
          </Link>
        </Box>
        <SubmitButton fullWidth>
          <Trans>Se connecter</Trans>
        </SubmitButton>
      </Stack>
    </Form>
  );
}
