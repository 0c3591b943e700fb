import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';
import { NewPasswordForm, type NewPasswordFormProps } from './new-password.form';

/** The two modes of the page: somebody's first password, with a welcome, and a new one. */
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
            adresse e-mail.
          </Trans>
        ) : (
          <Trans>Il remplace l’ancien tout de suite, sur tous vos appareils.</Trans>
        )}
      </Typography>
      <NewPasswordForm {...props} />
    </PublicLayout>
  );
}
