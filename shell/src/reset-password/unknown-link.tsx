import { Trans, useLingui } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Button, Stack, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';

/** Used before, cut off by a mail program, or made up: nobody can tell which. */
export function UnknownLink(): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Lien non valable`);
  return (
    <PublicLayout title={<Trans>Ce lien n’est pas valable</Trans>} moment="unknown">
      <Stack spacing="14px" sx={{ mb: '26px', color: 'text.secondary' }}>
        <Typography>
          <Trans>
            Il a peut-être déjà servi : dans ce cas, connectez-vous avec le mot de passe que vous avez choisi.
          </Trans>
        </Typography>
        <Typography>
          <Trans>
            Sinon, ouvrez-le directement depuis l’e-mail, ou demandez-en un autre : un seul lien est valable à la fois,
            le dernier reçu.
          </Trans>
        </Typography>
      </Stack>
      <Stack spacing="12px">
        <Button variant="contained" fullWidth href={routePaths.login}>
          <Trans>Se connecter</Trans>
        </Button>
        <Button variant="neutral" fullWidth href={routePaths.forgottenPassword}>
          <Trans>Demander un autre lien</Trans>
        </Button>
      </Stack>
    </PublicLayout>
  );
}
