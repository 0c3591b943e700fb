import { Trans, useLingui } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';

/**
 * Done. A first password leads to the login page, and so does a new one where a second factor is asked for too; others are
 * signed in with theirs already, and go home.
 */
export function PasswordSet({ signsIn }: { signsIn: boolean }): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`C’est fait`);
  return (
    <PublicLayout title={<Trans>Votre mot de passe est enregistré</Trans>} moment="set">
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        {signsIn ? (
          <Trans>Vous pouvez maintenant vous connecter avec votre adresse e-mail et ce mot de passe.</Trans>
        ) : (
          <Trans>Utilisez-le dès votre prochaine connexion.</Trans>
        )}
      </Typography>
      {signsIn ? (
        <Button variant="contained" fullWidth href={routePaths.login}>
          <Trans>Se connecter</Trans>
        </Button>
      ) : (
        <Button variant="contained" fullWidth href={routePaths.home}>
          <Trans>Aller à l’accueil</Trans>
        </Button>
      )}
    </PublicLayout>
  );
}
