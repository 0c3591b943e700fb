import { Trans, useLingui } from '@lingui/react/macro';
import { durations } from '@passerelle/shared/contract';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { BackToLogin } from '../layouts/back-to-login';
import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';

interface Props {
  email: string;
  /** Otherwise one of a moment ago is still good. */
  isNew: boolean;
  onAskAgain: () => void;
}

/** Nothing more happens here: the way on is in the mailbox. */
export function LinkSent({ email, isNew, onAskAgain }: Props): ReactNode {
  const { t } = useLingui();
  const minutes = durations.resetMinutes;
  useTabTitle(t`Consultez vos e-mails`);
  return (
    <PublicLayout title={<Trans>Consultez vos e-mails</Trans>} moment="sent">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isNew ? (
          <Trans>
            Un e-mail vient de partir vers <b>{email}</b>. Ouvrez son lien pour choisir un nouveau mot de passe : il est
            valable {minutes} minutes.
          </Trans>
        ) : (
          <Trans>
            Un lien est déjà parti vers <b>{email}</b> il y a moins de dix minutes : il est toujours valable. Ouvrez le
            plus récent de vos e-mails.
          </Trans>
        )}
      </Typography>
      <Typography component="h2" variant="h3" sx={{ mt: '26px' }}>
        <Trans>Rien reçu ?</Trans>
      </Typography>
      <Box
        component="ul"
        sx={{ my: '8px', paddingInlineStart: '20px', color: 'text.secondary', '& li': { mb: '4px' } }}
      >
        <li>
          <Trans>Patientez quelques minutes.</Trans>
        </li>
        <li>
          <Trans>Regardez parmi les courriers indésirables.</Trans>
        </li>
        <li>
          <Trans>Vérifiez que l’adresse ci-dessus est bien la vôtre, puis demandez un autre lien.</Trans>
        </li>
      </Box>
      <Button variant="neutral" onClick={onAskAgain}>
        <Trans>Demander un autre lien</Trans>
      </Button>
      <BackToLogin />
    </PublicLayout>
  );
}
