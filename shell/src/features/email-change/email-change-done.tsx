import { Trans, useLingui } from '@lingui/react/macro';
import type { EmailLinkResult } from '@passerelle/shared/contract';
import { buildPath } from '@passerelle/shared/contract/rules/common/paths';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Button, Email, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';

const text = { mb: '26px', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

function Confirmed({ email, signedIn }: EmailLinkResult): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Votre adresse est confirmée`);
  return (
    <PublicLayout title={<Trans>Votre adresse est confirmée</Trans>} moment="confirmed">
      <Typography sx={text}>
        <Trans>
          Votre compte s’ouvre désormais avec <Email bold>{email}</Email>. Votre mot de passe reste le même.
        </Trans>
      </Typography>
      <Button variant="contained" fullWidth href={signedIn ? routePaths.home : routePaths.login}>
        {signedIn ? <Trans>Aller à l’accueil</Trans> : <Trans>Se connecter</Trans>}
      </Button>
    </PublicLayout>
  );
}

function TakenBack({ email, resetToken }: EmailLinkResult): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Votre compte est de nouveau à vous`);
  const { resetPassword, forgottenPassword } = routePaths;
  const choose = resetToken ? buildPath(resetPassword, {}, { query: { token: resetToken } }) : forgottenPassword;
  return (
    <PublicLayout title={<Trans>Votre compte est de nouveau à vous</Trans>} moment="taken-back">
      <Typography sx={text}>
        <Trans>
          Son adresse est <Email bold>{email}</Email> et toutes les sessions sont terminées. Il reste à choisir un
          nouveau mot de passe : d’ici là, personne ne peut se connecter.
        </Trans>
      </Typography>
      <Button variant="contained" fullWidth href={choose}>
        <Trans>Choisir un nouveau mot de passe</Trans>
      </Button>
    </PublicLayout>
  );
}

export const EmailChangeDone = ({ result }: { result: EmailLinkResult }): ReactNode =>
  result.done === 'confirmed' ? <Confirmed {...result} /> : <TakenBack {...result} />;
