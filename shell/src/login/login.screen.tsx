import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';
import { LoginForm } from './login.form';

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
        <Trans>Première visite ? Ouvrez le lien reçu par e-mail pour choisir votre mot de passe.</Trans>
      </Typography>
    </PublicLayout>
  );
}
