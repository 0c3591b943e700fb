import { Trans, useLingui } from '@lingui/react/macro';
import { durations } from '@passerelle/shared/contract';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { BackToLogin } from '../layouts/back-to-login';
import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';

export function ExpiredReset(): ReactNode {
  const { t } = useLingui();
  const minutes = durations.resetMinutes;
  useTabTitle(t`Lien expiré`);
  return (
    <PublicLayout title={<Trans>Ce lien a expiré</Trans>} moment="expired">
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        <Trans>
          Un lien pour choisir un nouveau mot de passe est valable {minutes} minutes et ne sert qu’une fois.
        </Trans>
      </Typography>
      <Button variant="contained" fullWidth href={routePaths.forgottenPassword}>
        <Trans>Demander un autre lien</Trans>
      </Button>
      <BackToLogin />
    </PublicLayout>
  );
}
