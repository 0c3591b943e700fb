import { Trans } from '@lingui/react/macro';
import { Navigate, routeTo, useLocation } from '@passerelle/shared/routes';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { LoadingPage } from '../layouts/loading-page';
import { PublicLayout } from '../layouts/public-layout';
import { useCheckedSession } from '../session/use-checked-session';
import { afterLogin } from './after-login';
import { LoginForm } from './login.form';

/** Who is connected has nothing to do here: home, or to the terms, or where they were going. */
export function LoginScreen(): ReactNode {
  const { status, me } = useCheckedSession();
  const { state } = useLocation();
  if (status === 'unchecked') return <LoadingPage />;
  if (status === 'terms') return <Navigate to={routeTo('loginTerms')} replace state={state} />;
  if (status === 'signed-in') return <Navigate to={afterLogin(me, state)} replace />;
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
