import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, send } from '@passerelle/shared/client';
import { Form, PasswordChecklist, PasswordField, SubmitButton } from '@passerelle/shared/forms';
import { Stack } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { unknownEmail, useFailureByStatus } from '../login/failure-by-status';

export interface NewPasswordFormProps {
  token: string;
  firstSetup: boolean;
  onSet: () => void;
  /** The server did not take it: the link may have run out since it was checked. */
  onRefused: () => void;
}

const invalidEmail = msg`Veuillez entrer une adresse email valide`;
const generic = msg`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`;

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404, 409].includes(error.status);
const blamesPassword = (error: unknown): boolean => error instanceof ApiError && 'password' in error.fields;

/** One password, not twice the same: the person may look at what they type. */
export function NewPasswordForm({ token, firstSetup, onSet, onRefused }: NewPasswordFormProps): ReactNode {
  const { t } = useLingui();
  const firstFailure = useFailureByStatus({ 400: generic, 401: generic, 403: generic, 404: generic, 409: generic });
  const laterFailure = useFailureByStatus({
    400: invalidEmail,
    401: generic,
    403: generic,
    404: unknownEmail,
    409: generic,
  });
  const failureText = (error: unknown): string | undefined => {
    if (blamesPassword(error)) return undefined;
    return firstSetup ? firstFailure(error) : laterFailure(error);
  };
  return (
    <Form
      schema="newPassword"
      intro={false}
      initialValues={{ token }}
      failureText={failureText}
      onSubmit={async (body) => {
        try {
          await send('POST /signedAction', { body });
        } catch (error) {
          if (isRefusal(error) && !blamesPassword(error)) onRefused();
          throw error;
        }
        onSet();
      }}
    >
      <Stack spacing="20px">
        <PasswordField name="password" label={t`Nouveau mot de passe`} autoComplete="new-password" />
        <PasswordChecklist name="password" />
        <SubmitButton fullWidth>
          <Trans>Enregistrer le mot de passe</Trans>
        </SubmitButton>
      </Stack>
    </Form>
  );
}
