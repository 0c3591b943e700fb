import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { ApiError } from '@passerelle/shared/client';
import { Form, PasswordField, SubmitButton, TextField } from '@passerelle/shared/forms';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Link, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { signInFailures, useFailureByStatus } from '../../layouts/public/failure-by-status';
import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { loadDocument } from '../../session/full-navigation';
import { returnToFor } from '../../session/return-to';
import { useSignIn } from './use-sign-in';

const namesFields = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && Object.keys(error.fields).length > 0;

/** E-mail address and password; in their place the code of a second factor, for those who have one. */
function LoginForm(): ReactNode {
  const { t } = useLingui();
  const failureByStatus = useFailureByStatus(signInFailures);
  // A new document, which the server fills with what this person may open.
  const { signIn, codeStep } = useSignIn(({ id }) => loadDocument(returnToFor(id)));
  if (codeStep) return codeStep;
  return (
    <Form
      schema="login"
      intro={false}
      // A refused field has words of its own.
      failureText={(error) => (namesFields(error) ? undefined : failureByStatus(error))}
      onSubmit={signIn}
    >
      <Stack spacing="20px">
        <TextField name="username" label={t`Adresse e‑mail`} type="email" autoComplete="username" />
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

export function LoginScreen(): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Connexion`);
  return (
    <PublicLayout title={<Trans>Connexion</Trans>}>
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        <Trans>Retrouvez votre programme là où vous l’avez laissé.</Trans>
      </Typography>
      <LoginForm />
      <Typography variant="body2" sx={{ mt: '22px', color: 'text.secondary' }}>
        <Trans>Première visite ? Ouvrez le lien reçu par e‑mail pour choisir votre mot de passe.</Trans>
      </Typography>
    </PublicLayout>
  );
}
