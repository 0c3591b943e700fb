import { Trans, useLingui } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Link, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { loadDocument, logoutLink } from '../../session/full-navigation';
import { returnToFor } from '../../session/return-to';
import { useSession } from '../../session/session-store';
import { SetUp } from './set-up';

/** Shown after sign-in when the organisation requires a second factor and the person has none. */
export function SecondFactorScreen(): ReactNode {
  const { t } = useLingui();
  const { status, me } = useSession();
  useTabTitle(t`Protégez votre compte`);
  const isShowingCodes = useRef(false);
  const goOn = (): void => loadDocument(me ? returnToFor(me.id) : routePaths.home);
  const isDone = me !== null && !me.mustSetUpSecondFactor;
  // Set up in another tab.
  useEffect(() => {
    if (isDone && !isShowingCodes.current) loadDocument(returnToFor(me.id));
  }, [isDone, me]);
  useEffect(() => {
    if (status === 'expired') loadDocument(routePaths.login);
  }, [status]);
  return (
    <PublicLayout title={<Trans>Protégez votre compte</Trans>}>
      <Typography sx={{ mb: '22px', color: 'text.secondary' }}>
        <Trans>
          Votre organisation demande une double authentification : après votre mot de passe, un code de votre téléphone.
          Mettez-la en place pour continuer.
        </Trans>
      </Typography>
      <SetUp
        replaces={false}
        onConfirmed={() => {
          isShowingCodes.current = true;
        }}
        onDone={goOn}
      />
      <Typography variant="body2" sx={{ mt: '26px' }}>
        <Link {...logoutLink}>
          <Trans>Se déconnecter</Trans>
        </Link>
      </Typography>
    </PublicLayout>
  );
}
