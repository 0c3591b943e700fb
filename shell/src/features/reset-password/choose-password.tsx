import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { ApiError, send } from '@passerelle/shared/client';
import type { SignedActionResult } from '@passerelle/shared/contract';
import { Form, PasswordChecklist, PasswordField, SubmitButton } from '@passerelle/shared/forms';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { unknownEmail, useFailureByStatus } from '../../layouts/public/failure-by-status';
import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';

export interface NewPasswordFormProps {
  token: string;
  firstSetup: boolean;
  onSet: (result: SignedActionResult) => Promise<void>;
  /** The server did not take it: the link may have run out since it was checked. */
  onRefused: () => void;
}

const invalidEmail = msg`Veuillez entrer une adresse email valide`;
const generic = msg`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`;

const refused = { 401: generic, 403: generic, 409: generic };
/** The specification tells a first password from a later one. */
const ofFirst = { ...refused, 400: generic, 404: generic };
const ofLater = { ...refused, 400: invalidEmail, 404: unknownEmail };

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404, 409].includes(error.status);
/** The link itself is over: the page says so in a moment, with what to do about it. */
const blamesToken = (error: unknown): boolean => error instanceof ApiError && 'token' in error.fields;
const blamesPassword = (error: unknown): boolean => error instanceof ApiError && 'password' in error.fields;

/** One password, not twice the same: the person may look at what they type. */
export function NewPasswordForm({ token, firstSetup, onSet, onRefused }: NewPasswordFormProps): ReactNode {
  const { t } = useLingui();
  const firstFailure = useFailureByStatus(ofFirst);
  const laterFailure = useFailureByStatus(ofLater);
  const failureText = (error: unknown): string | undefined => {
    if (blamesPassword(error)) return undefined;
    return firstSetup || blamesToken(error) ? firstFailure(error) : laterFailure(error);
  };
  return (
    <Form
      schema="newPassword"
      intro={false}
      initialValues={{ token }}
      failureText={failureText}
      onSubmit={async (body) => {
        try {
          await onSet(await send('POST /signedAction', { body }));
        } catch (error) {
          if (isRefusal(error) && !blamesPassword(error)) onRefused();
          throw error;
        }
      }}
    >
      <Stack spacing="20px">
        <PasswordField
          name="password"
          label={firstSetup ? t`Mot de passe` : t`Nouveau mot de passe`}
          autoComplete="new-password"
        />
        <PasswordChecklist name="password" />
        <SubmitButton fullWidth>
          <Trans>Enregistrer le mot de passe</Trans>
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** The two modes of the page: a first password with a welcome, and a new password. */
export function ChoosePassword(props: NewPasswordFormProps): ReactNode {
  const { t } = useLingui();
  const { firstSetup } = props;
  useTabTitle(firstSetup ? t`Choisissez votre mot de passe` : t`Nouveau mot de passe`);
  return (
    <PublicLayout
      title={firstSetup ? <Trans>Choisissez votre mot de passe</Trans> : <Trans>Nouveau mot de passe</Trans>}
    >
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        {firstSetup ? (
          <Trans>
            Bienvenue. Votre compte est prêt : il ne manque que ce mot de passe, qui vous ouvrira Passerelle avec votre
            adresse e‑mail.
          </Trans>
        ) : (
          <Trans>Il remplace l’ancien tout de suite, sur tous vos appareils.</Trans>
        )}
      </Typography>
      <NewPasswordForm {...props} />
    </PublicLayout>
  );
}

/** The password is saved; the code of the second factor is still to come. */
export function PasswordSet({ codeStep }: { codeStep: ReactNode }): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Votre mot de passe est enregistré`);
  return (
    <PublicLayout title={<Trans>Votre mot de passe est enregistré</Trans>} moment="set">
      {codeStep}
    </PublicLayout>
  );
}
