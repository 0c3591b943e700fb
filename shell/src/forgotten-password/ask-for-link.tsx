import { Trans, useLingui } from '@lingui/react/macro';
import { send } from '@passerelle/shared/client';
import { Form, SubmitButton, TextField } from '@passerelle/shared/forms';
import { Stack, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { BackToLogin } from '../layouts/back-to-login';
import { PublicLayout } from '../layouts/public-layout';
import { unknownEmail, useFailureByStatus } from '../login/failure-by-status';
import { useTabTitle } from '../navigation/use-tab-title';

interface Props {
  /** What was given before, by somebody who asks again. */
  email: string;
  /** `isNew`: whether a link was sent, rather than one of a moment ago left good. */
  onSent: (email: string, isNew: boolean) => void;
}

export function AskForLink({ email, onSent }: Props): ReactNode {
  const { t } = useLingui();
  const failureText = useFailureByStatus({ 404: unknownEmail });
  useTabTitle(t`Mot de passe oublié`);
  return (
    <PublicLayout title={<Trans>Mot de passe oublié</Trans>} moment={email && 'again'}>
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        <Trans>Indiquez votre adresse e-mail : vous recevrez un lien pour choisir un nouveau mot de passe.</Trans>
      </Typography>
      <Form
        schema="forgottenPassword"
        intro={false}
        initialValues={{ username: email }}
        failureText={failureText}
        onSubmit={async (body) => {
          const { sent } = await send('POST /auth/reset', { body });
          onSent(body.username, sent);
        }}
      >
        <Stack spacing="20px">
          <TextField name="username" label={t`Adresse e-mail`} type="email" autoComplete="username" />
          <SubmitButton fullWidth>
            <Trans>Recevoir le lien</Trans>
          </SubmitButton>
        </Stack>
      </Form>
      <BackToLogin />
    </PublicLayout>
  );
}
