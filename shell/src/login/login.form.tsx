import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, send } from '@passerelle/shared/client';
import { Form, PasswordField, SubmitButton, TextField } from '@passerelle/shared/forms';
import { Stack } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { leaveFor } from '../session/leave-for';
import { takeWay } from '../session/way-back';

/** Name and password. What the server refuses is told apart, as the specification words it. */
export function LoginForm(): ReactNode {
  const { t } = useLingui();
  const failureText = (error: unknown): string | undefined => {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401 || status === 403) return t`Informations de connexion non valides`;
    if (status === 404) return t`Êtes-vous sûr d’avoir saisi la bonne adresse e-mail ?`;
    return undefined;
  };
  return (
    <Form
      schema="login"
      intro={false}
      failureText={failureText}
      onSubmit={async (body) => {
        await send('POST /auth', { body });
        // A new document, which the server fills with what this person may open.
        leaveFor(takeWay());
      }}
    >
      <Stack spacing="20px">
        <TextField name="username" label={t`Adresse e-mail`} type="email" autoComplete="username" />
        <PasswordField name="password" label={t`Mot de passe`} autoComplete="current-password" />
        <SubmitButton fullWidth>
          <Trans>Se connecter</Trans>
        </SubmitButton>
      </Stack>
    </Form>
  );
}
