import { Trans } from '@lingui/react/macro';
import { Navigate, routeTo } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { LoadingPage } from '../layouts/loading-page';
import { PublicLayout } from '../layouts/public-layout';
import { useCheckedSession } from '../session/use-checked-session';
import { TermsChoice } from './terms-choice';

/** Between signing in and the product, once: the terms, read in place, accepted or refused. */
export function TermsScreen(): ReactNode {
  const { status } = useCheckedSession();
  if (status === 'unchecked') return <LoadingPage />;
  if (status === 'signed-out') return <Navigate to={routeTo('login')} replace />;
  if (status === 'signed-in') return <Navigate to={routeTo('home')} replace />;
  return (
    <PublicLayout title={<Trans>Avant de commencer</Trans>}>
      <TermsChoice />
    </PublicLayout>
  );
}
