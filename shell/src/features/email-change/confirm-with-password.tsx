import { Trans, useLingui } from '@lingui/react/macro';
import { Form, PasswordField, SubmitButton } from '@passerelle/shared/forms';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { Stack } from '../../layouts/stack';

interface Props {
  email: string;
  onConfirm: (password: string) => Promise<void>;
}

/** An address that staff have entered: whoever reads its mailbox must know the password of the account as well. */
export function ConfirmWithPassword({ email, onConfirm }: Props): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Confirmer votre nouvelle adresse`);
  return (
    <PublicLayout title={<Trans>Confirmer votre nouvelle adresse</Trans>}>
      <Form schema="emailConfirmation" intro={false} onSubmit={({ password }) => onConfirm(password)}>
        <Stack spacing="20px">
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <Trans>
              Votre organisation a indiqué l’adresse <b>{email}</b> pour votre compte. C’est avec elle que vous vous
              connecterez désormais, et là que vous recevrez nos messages.
            </Trans>
          </Typography>
          <PasswordField
            name="password"
            label={t`Votre mot de passe`}
            help={t`Celui de votre compte Passerelle, pour être sûr que cette boîte est la vôtre.`}
            autoComplete="current-password"
            words={{ notAllowed: t`Ce n’est pas le mot de passe de ce compte.` }}
          />
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>Vos autres appareils seront déconnectés. L’ancienne adresse en sera prévenue.</Trans>
          </Typography>
          <SubmitButton fullWidth>
            <Trans>Confirmer cette adresse</Trans>
          </SubmitButton>
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>
              Mot de passe oublié ? Un nouveau s’obtient avec l’ancienne adresse. Si vous ne lisez plus sa boîte,
              demandez à une personne qui administre votre organisation de valider le changement.
            </Trans>
          </Typography>
          <Button variant="text" href={routePaths.forgottenPassword}>
            <Trans>Mot de passe oublié</Trans>
          </Button>
        </Stack>
      </Form>
    </PublicLayout>
  );
}
